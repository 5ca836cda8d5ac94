import type { readMoreMachine } from '#machines/readMore/readMore.machine.ts';
import { words } from '#e2e/site/words.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';
import type { Fold } from './readMore.fold.ts';

interface ReadMoreValues {
  /** Null without scripts: the text is whole. */
  readonly fold: Pick<Fold, 'lang'> | null;
}

/** LAY-27, SHW-05 */
export const readMorePerception: Perception<typeof readMoreMachine, ReadMoreValues> = {
  states: {
    short: () => ({}),
    collapsed: ({ values: { fold } }) => ({
      controls: fold === null ? [] : [control('button', words[fold.lang()].layout.readMore.more)],
    }),
    expanded: ({ values: { fold } }) => ({
      controls: fold === null ? [] : [control('button', words[fold.lang()].layout.readMore.less, 'expanded')],
    }),
  },
};
