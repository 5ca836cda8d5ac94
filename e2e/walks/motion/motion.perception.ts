import type { motionMachine } from '#machines/motion/motion.machine.ts';
import { control } from '../perception/perceived.ts';
import type { Perception } from '../perception/perception.ts';

interface MotionValues {
  /** Of the button, by what it does to which part; null without scripts: nothing moves by itself. */
  readonly names: { readonly playing: string; readonly paused: string } | null;
}

/** SHW-04, TOR-06 */
export const motionPerception: Perception<typeof motionMachine, MotionValues> = {
  states: {
    playing: ({ values: { names } }) => ({
      controls: names === null ? [] : [control('button', names.playing)],
    }),
    paused: ({ values: { names } }) => ({
      controls: names === null ? [] : [control('button', names.paused)],
    }),
  },
};
