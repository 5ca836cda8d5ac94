import { setup } from 'xstate';
import { settings } from '../settings.ts';

interface ReadMoreContext {
  /** CSS pixels: taller content is folded. */
  limit: number;
}

export type ReadMoreEvent = { type: 'measured'; height: number } | { type: 'toggled' };

/** LAY-27: the read-more block, which appears only where the content is taller than the limit. */
export const readMoreMachine = setup({
  types: {} as { context: ReadMoreContext; events: ReadMoreEvent; input: { limit?: number } },
  guards: {
    isTall: ({ context }, { height }: { height: number }) => height > context.limit,
    fits: ({ context }, { height }: { height: number }) => height <= context.limit,
  },
}).createMachine({
  id: 'readMore',
  context: ({ input }) => ({ limit: input.limit ?? settings.readMore.limit }),
  initial: 'short',
  states: {
    short: {
      on: {
        measured: {
          guard: { type: 'isTall', params: ({ event }) => ({ height: event.height }) },
          target: 'collapsed',
        },
      },
    },
    collapsed: {
      on: {
        measured: {
          guard: { type: 'fits', params: ({ event }) => ({ height: event.height }) },
          target: 'short',
        },
        toggled: { target: 'expanded' },
      },
    },
    expanded: {
      on: {
        measured: {
          guard: { type: 'fits', params: ({ event }) => ({ height: event.height }) },
          target: 'short',
        },
        toggled: { target: 'collapsed' },
      },
    },
  },
});
