import { raise, setup } from 'xstate';
import { settings } from '../settings.ts';

interface ReadMoreContext {
  /** The greatest size without folding: CSS pixels, or characters. */
  limit: number;
  /** The known size at the start, in the unit of the limit. */
  size: number;
}

export type ReadMoreEvent = { type: 'measured'; size: number } | { type: 'toggled' };

/**
 * The read-more block, for content longer than the limit: by its height (LAY-27), or by its characters, known before anything
 * is drawn (SHW-05).
 */
export const readMoreMachine = setup({
  types: {} as {
    context: ReadMoreContext;
    events: ReadMoreEvent;
    input: { limit?: number; size?: number };
  },
  guards: {
    isLong: ({ context }, { size }: { size: number }) => size > context.limit,
    fits: ({ context }, { size }: { size: number }) => size <= context.limit,
  },
  actions: {
    measureAtOnce: raise(({ context }) => ({ type: 'measured', size: context.size })),
  },
}).createMachine({
  id: 'readMore',
  context: ({ input }) => ({ limit: settings.readMore.limit, size: 0, ...input }),
  entry: 'measureAtOnce',
  initial: 'short',
  states: {
    short: {
      on: {
        measured: {
          guard: { type: 'isLong', params: ({ event }) => ({ size: event.size }) },
          target: 'collapsed',
        },
      },
    },
    collapsed: {
      on: {
        measured: {
          guard: { type: 'fits', params: ({ event }) => ({ size: event.size }) },
          target: 'short',
        },
        toggled: { target: 'expanded' },
      },
    },
    expanded: {
      on: {
        measured: {
          guard: { type: 'fits', params: ({ event }) => ({ size: event.size }) },
          target: 'short',
        },
        toggled: { target: 'collapsed' },
      },
    },
  },
});
