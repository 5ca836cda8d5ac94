import { expect } from '#e2e/site/test.ts';
import { words } from '#e2e/site/words.ts';
import type { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { type Fold, foldOfPage, foldOfShow, widen } from './readMore.fold.ts';

interface ReadMoreScene extends Visit {
  fold: Fold;
}

const reads = ({ fold }: ReadMoreScene, reading: Awaited<ReturnType<Fold['look']>>): Promise<void> =>
  expect.poll(fold.look, { intervals: [20] }).toEqual(reading);

const seesButton = async ({ fold }: ReadMoreScene, name: 'more' | 'less'): Promise<void> => {
  const button = fold.root.getByRole('button');
  await expect(button).toHaveText(words[fold.lang()].layout.readMore[name]);
  await expect(button).toHaveAttribute('aria-expanded', String(name === 'less'));
};

/** LAY-27 by height, SHW-05 by characters */
export const readMoreCounterpart = counterpart<typeof readMoreMachine, ReadMoreScene>('readMore', {
  requirements: 'LAY-27, SHW-05',
  begin: async (visit) => {
    // Long texts are counted from the start; unmeasured ones are drawn as if short.
    const isCounted = visit.path.start.value !== 'short';
    return { ...visit, fold: isCounted ? await foldOfShow(visit) : await foldOfPage(visit) };
  },
  end: widen,
  root: ({ fold }) => fold.root,
  events: {
    'content.measured': ({ fold }, { size }) => fold.measure(size),
    'content.toggled': ({ fold }) => fold.root.getByRole('button').click(),
  },
  ports: {},
  states: {
    short: async (scene) => {
      await reads(scene, { isLong: false, isWhole: true, isWithinLimit: true });
      await expect(scene.fold.root.getByRole('button')).toHaveCount(0);
    },
    collapsed: async (scene) => {
      await reads(scene, { isLong: true, isWhole: false, isWithinLimit: true });
      await seesButton(scene, 'more');
    },
    expanded: async (scene) => {
      await reads(scene, { isLong: true, isWhole: true, isWithinLimit: false });
      await seesButton(scene, 'less');
    },
  },
});
