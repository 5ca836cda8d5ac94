import { expect } from '#e2e/site/test.ts';
import type { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { counterpart, type Visit } from '../counterpart.ts';
import { type Fold, foldOfPage, foldOfShow, widen } from './readMore.fold.ts';
import { readMorePerception } from './readMore.perception.ts';

interface ReadMoreScene extends Visit {
  fold: Fold;
}

const reads =
  (reading: Awaited<ReturnType<Fold['look']>>) =>
  ({ fold }: ReadMoreScene): Promise<void> =>
    expect.poll(fold.look, { intervals: [20] }).toEqual(reading);

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
  perception: readMorePerception,
  signs: {
    short: reads({ isLong: false, isWhole: true, isWithinLimit: true }),
    collapsed: reads({ isLong: true, isWhole: false, isWithinLimit: true }),
    expanded: reads({ isLong: true, isWhole: true, isWithinLimit: false }),
  },
});
