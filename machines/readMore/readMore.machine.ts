import { raise, setup } from 'xstate';
import { settings } from '../settings.ts';

interface ReadMoreContext {
  /** The greatest size without folding: CSS pixels, or characters. */
  limit: number;
  /** The known size at the start, in the unit of the limit. */
  size: number;
}

export type ReadMoreEvent = { type: 'content.measured'; size: number } | { type: 'content.toggled' };

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
    measureAtOnce: raise(({ context }) => ({ type: 'content.measured', size: context.size })),
  },
}).createMachine({
  id: 'readMore',
  context: ({ input }) => ({ limit: settings.readMore.limit, size: 0, ...input }),
  entry: 'measureAtOnce',
  initial: 'short',
  states: {
    short: {
      on: {
        'content.measured': {
          guard: { type: 'isLong', params: ({ event }) => ({ size: event.size }) },
          target: 'collapsed',
        },
      },
    },
    collapsed: {
      on: {
        'content.measured': {
          guard: { type: 'fits', params: ({ event }) => ({ size: event.size }) },
          target: 'short',
        },
        'content.toggled': { target: 'expanded' },
      },
    },
    expanded: {
      on: {
        'content.measured': {
          guard: { type: 'fits', params: ({ event }) => ({ size: event.size }) },
          target: 'short',
        },
        'content.toggled': { target: 'collapsed' },
      },
    },
  },
});
