import { assign, sendTo, setup } from 'xstate';
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
  | { type: 'retry.pressed' }
  | { type: 'viewer.dismissed' }
  /** The browser's Back has left the entry of the history that the viewer had. */
  | { type: 'entry.left' }
  /** The browser's Forward has come to it again; it knows its photo. */
  | { type: 'entry.returned'; photo: number; count: number };

/** The entry is to know another photo. */
export interface PhotoTurned {
  type: 'photo.turned';
  photo: number;
}

/**
 * The photos of a page in full, one at a time (ARD-04). As long as it is open it has an entry of the history
 * (`keepEntry`), so that Back closes it; whoever closes it otherwise goes back themselves. Forward opens it again.
 */
export const photoViewerMachine = setup({
  types: {} as { context: PhotoViewerContext; events: PhotoViewerEvent },
  actors: {
    fetchPhoto: port<null, { photo: number }>('fetchPhoto'),
    keepEntry: source<Extract<PhotoViewerEvent, { type: 'entry.left' }>, PhotoTurned, { photo: number }>(
      'keepEntry',
    ),
    awaitEntry: source<Extract<PhotoViewerEvent, { type: 'entry.returned' }>>('awaitEntry'),
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
    keepPhoto: sendTo('keepEntry', ({ context }) => ({ type: 'photo.turned', photo: context.photo })),
  },
}).createMachine({
  id: 'photoViewer',
  context: { photo: 0, count: 0 },
  initial: 'closed',
  states: {
    closed: {
      invoke: { id: 'awaitEntry', src: 'awaitEntry' },
      on: {
        'photo.pressed': { target: 'open', actions: { type: 'choose', params: ({ event }) => event } },
        'entry.returned': { target: 'open', actions: { type: 'choose', params: ({ event }) => event } },
      },
    },
    open: {
      initial: 'loading',
      invoke: { id: 'keepEntry', src: 'keepEntry', input: ({ context }) => ({ photo: context.photo }) },
      on: {
        'next.asked': { guard: 'hasNext', target: '.loading', actions: ['turnOn', 'keepPhoto'] },
        'previous.asked': { guard: 'hasPrevious', target: '.loading', actions: ['turnBack', 'keepPhoto'] },
        'first.asked': { guard: 'hasPrevious', target: '.loading', actions: ['turnToFirst', 'keepPhoto'] },
        'last.asked': { guard: 'hasNext', target: '.loading', actions: ['turnToLast', 'keepPhoto'] },
        'viewer.dismissed': { target: 'closed' },
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
        failed: { on: { 'retry.pressed': { target: 'loading' } } },
      },
    },
  },
});
