import { setup } from 'xstate';
import { port } from '../port.ts';

/** `cancelled`: the visitor closed the sheet. `failed`: the system could not share. */
export type ShareOutput = { outcome: 'shared' | 'cancelled' | 'failed' };
/** `refused`: the browser forbids access to the clipboard. */
export type CopyOutput = { outcome: 'copied' | 'refused' };

/** `hasSheet`: the system has a sheet for sharing, as the browser tells at the press. */
export type ShareEvent = { type: 'share.pressed'; hasSheet: boolean };

/**
 * Sharing the address of a page: by the system's own sheet, else as a copy, else by hand. Closing the sheet is a change of
 * mind, and silent. Presses at work are ignored.
 */
export const shareMachine = setup({
  types: {} as { events: ShareEvent; tags: 'resting' },
  actors: {
    share: port<ShareOutput>('share'),
    copy: port<CopyOutput>('copy'),
  },
  guards: {
    hasSheet: (_, { hasSheet }: Pick<ShareEvent, 'hasSheet'>) => hasSheet,
    hasFailed: (_, { outcome }: ShareOutput) => outcome === 'failed',
    isCopied: (_, { outcome }: CopyOutput) => outcome === 'copied',
  },
}).createMachine({
  id: 'share',
  initial: 'idle',
  on: {
    'share.pressed': [
      {
        guard: { type: 'hasSheet', params: ({ event }) => ({ hasSheet: event.hasSheet }) },
        target: '.sharing',
      },
      { target: '.copying' },
    ],
  },
  states: {
    idle: { tags: 'resting' },
    sharing: {
      on: { 'share.pressed': {} },
      invoke: {
        id: 'share',
        src: 'share',
        onDone: [
          { guard: { type: 'hasFailed', params: ({ event }) => event.output }, target: 'copying' },
          { target: 'idle' },
        ],
        onError: { target: 'copying' },
      },
    },
    copying: {
      on: { 'share.pressed': {} },
      invoke: {
        id: 'copy',
        src: 'copy',
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => event.output }, target: 'copied' },
          { target: 'shown' },
        ],
        onError: { target: 'shown' },
      },
    },
    copied: { tags: 'resting' },
    shown: { tags: 'resting' },
  },
});
