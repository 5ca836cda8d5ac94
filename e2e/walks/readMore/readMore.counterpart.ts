import type { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { type Fold, foldOfPage, foldOfShow, widen } from './readMore.fold.ts';

interface World extends Visit {
  fold: Fold;
}

const reads = ({ fold }: World, reading: Awaited<ReturnType<Fold['look']>>): Promise<void> =>
  expect.poll(fold.look, { intervals: [20] }).toEqual(reading);

const seesButton = async ({ fold }: World, name: 'more' | 'less'): Promise<void> => {
  const button = fold.root.getByRole('button');
  await expect(button).toHaveText(words[fold.lang()].layout.readMore[name]);
  await expect(button).toHaveAttribute('aria-expanded', String(name === 'less'));
};

/** LAY-27 by height, SHW-05 by characters */
export const readMoreCounterpart = counterpart<typeof readMoreMachine, World>('readMore', {
  requirements: 'LAY-27, SHW-05',
  begin: async (visit) => {
    // What is long from the start has been counted; what is not yet measured is drawn as if it were short.
    const isCounted = visit.path.start.value !== 'short';
    return { ...visit, fold: isCounted ? await foldOfShow(visit) : await foldOfPage(visit) };
  },
  end: widen,
  root: ({ fold }) => fold.root,
  events: {
    measured: ({ fold }, { size }) => fold.measure(size),
    toggled: ({ fold }) => fold.root.getByRole('button').click(),
  },
  ports: {},
  states: {
    short: async (world) => {
      await reads(world, { isLong: false, isWhole: true, isWithinLimit: true });
      await expect(world.fold.root.getByRole('button')).toHaveCount(0);
    },
    collapsed: async (world) => {
      await reads(world, { isLong: true, isWhole: false, isWithinLimit: true });
      await seesButton(world, 'more');
    },
    expanded: async (world) => {
      await reads(world, { isLong: true, isWhole: true, isWithinLimit: false });
      await seesButton(world, 'less');
    },
  },
});
