import { setup } from 'xstate';
import { source } from '../port.ts';

/** Whether the visitor wants nothing to move by itself. */
export interface PreferenceHeard {
  type: 'preference.told';
  isReduced: boolean;
}
export type MotionEvent = PreferenceHeard | { type: 'motion.toggled' } | { type: 'playback.refused' };

/**
 * Something that moves by itself: a muted film (SHW-04), the ticker of a series (TOR-06). It stands still until the visitor's
 * preference is known, and offers a Pause while it moves.
 */
export const motionMachine = setup({
  types: {} as { events: MotionEvent },
  actors: { preference: source<PreferenceHeard>('preference') },
  guards: {
    mayMove: (_, { isReduced }: Pick<PreferenceHeard, 'isReduced'>) => !isReduced,
    mustRest: (_, { isReduced }: Pick<PreferenceHeard, 'isReduced'>) => isReduced,
  },
}).createMachine({
  id: 'motion',
  invoke: { id: 'preference', src: 'preference' },
  initial: 'paused',
  states: {
    paused: {
      on: {
        'preference.told': {
          guard: { type: 'mayMove', params: ({ event }) => event },
          target: 'playing',
        },
        'motion.toggled': { target: 'playing' },
      },
    },
    playing: {
      on: {
        'preference.told': {
          guard: { type: 'mustRest', params: ({ event }) => event },
          target: 'paused',
        },
        'motion.toggled': { target: 'paused' },
        'playback.refused': { target: 'paused' },
      },
    },
  },
});
