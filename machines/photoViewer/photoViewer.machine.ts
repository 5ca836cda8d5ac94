import { assign, setup } from 'xstate';
import { port, source } from '../port.ts';

interface PhotoViewerContext {
  /** The index of the photo, from 0, and the number of photos. */
  photo: number;
  count: number;
}

export type PhotoViewerEvent =
  | { type: 'photo.pressed'; photo: number; count: number }
  | { type: 'next.asked' }
  | { type: 'previous.asked' }
  | { type: 'first.asked' }
  | { type: 'last.asked' }
  | { type: 'retried' }
  | { type: 'dismissed' }
  /** Back left the viewer's entry of the history. */
  | { type: 'entry.left' };

/**
 * The photos of a page in full, one at a time (ARD-04). While open it has an entry of the history (`keepEntry`), so that Back
 * closes it; any other way to close it goes back itself.
 */
export const photoViewerMachine = setup({
  types: {} as { context: PhotoViewerContext; events: PhotoViewerEvent },
  actors: {
    fetchPhoto: port<null, { photo: number }>('fetchPhoto'),
    keepEntry: source<PhotoViewerEvent>('keepEntry'),
  },
  guards: {
    hasNext: ({ context }) => context.photo + 1 < context.count,
    hasPrevious: ({ context }) => context.photo > 0,
  },
  actions: {
    choose: assign((_, { photo, count }: PhotoViewerContext) => ({ photo, count })),
    turnOn: assign(({ context }) => ({ photo: context.photo + 1 })),
    turnBack: assign(({ context }) => ({ photo: context.photo - 1 })),
    turnToFirst: assign({ photo: 0 }),
    turnToLast: assign(({ context }) => ({ photo: context.count - 1 })),
  },
}).createMachine({
  id: 'photoViewer',
  context: { photo: 0, count: 0 },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'photo.pressed': {
          target: 'open',
          actions: {
            type: 'choose',
            params: ({ event }) => ({ photo: event.photo, count: event.count }),
          },
        },
      },
    },
    open: {
      initial: 'loading',
      invoke: { id: 'keepEntry', src: 'keepEntry' },
      on: {
        'next.asked': { guard: 'hasNext', target: '.loading', actions: 'turnOn' },
        'previous.asked': { guard: 'hasPrevious', target: '.loading', actions: 'turnBack' },
        'first.asked': { guard: 'hasPrevious', target: '.loading', actions: 'turnToFirst' },
        'last.asked': { guard: 'hasNext', target: '.loading', actions: 'turnToLast' },
        dismissed: { target: 'closed' },
        'entry.left': { target: 'closed' },
      },
      states: {
        loading: {
          invoke: {
            id: 'fetchPhoto',
            src: 'fetchPhoto',
            input: ({ context }) => ({ photo: context.photo }),
            onDone: { target: 'shown' },
            onError: { target: 'failed' },
          },
        },
        shown: {},
        failed: { on: { retried: { target: 'loading' } } },
      },
    },
  },
});
