import { raise, setup } from 'xstate';

interface MotionContext {
  /** Whether the visitor wants less motion, as far as known at the start. */
  isReduced: boolean;
}

export type MotionEvent =
  | { type: 'preference.told'; isReduced: boolean }
  | { type: 'toggled' }
  | { type: 'playback.refused' };

/**
 * Something that moves by itself: a muted film (SHW-04), the ticker of a series (TOR-06). It stands still until the visitor's
 * preference is known, and offers a Pause while it moves.
 */
export const motionMachine = setup({
  types: {} as { context: MotionContext; events: MotionEvent; input: { isReduced?: boolean } },
  guards: {
    mayMove: (_, { isReduced }: { isReduced: boolean }) => !isReduced,
    mustRest: (_, { isReduced }: { isReduced: boolean }) => isReduced,
  },
  actions: {
    heedPreference: raise(({ context }) => ({ type: 'preference.told', isReduced: context.isReduced })),
  },
}).createMachine({
  id: 'motion',
  context: ({ input }) => ({ isReduced: true, ...input }),
  entry: 'heedPreference',
  initial: 'paused',
  states: {
    paused: {
      on: {
        'preference.told': {
          guard: { type: 'mayMove', params: ({ event }) => ({ isReduced: event.isReduced }) },
          target: 'playing',
        },
        toggled: { target: 'playing' },
      },
    },
    playing: {
      on: {
        'preference.told': {
          guard: { type: 'mustRest', params: ({ event }) => ({ isReduced: event.isReduced }) },
          target: 'paused',
        },
        toggled: { target: 'paused' },
        'playback.refused': { target: 'paused' },
      },
    },
  },
});
