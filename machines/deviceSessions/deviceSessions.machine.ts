import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** The session to end; null for all but this one. */
interface End {
  id: string | null;
}
export type DeviceSessionsEvent =
  | { type: 'end.pressed'; id: string }
  | { type: 'others.pressed' }
  | { type: 'retry.pressed' };

/** The member's sessions, on this device and others; the member can end one, or all others at once. */
export const deviceSessionsMachine = setup({
  types: {} as { context: End; events: DeviceSessionsEvent },
  actors: { end: port<void, End>('end') },
  actions: {
    noteOne: assign((_, { id }: { id: string }) => ({ id })),
    noteOthers: assign({ id: null }),
  },
}).createMachine({
  id: 'deviceSessions',
  context: { id: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'end.pressed': { target: 'ending', actions: { type: 'noteOne', params: ({ event }) => event } },
        'others.pressed': { target: 'ending', actions: 'noteOthers' },
      },
    },
    ending: {
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => context,
        onDone: { target: 'ended' },
        onError: { target: 'failed' },
      },
    },
    ended: {
      on: {
        'end.pressed': { target: 'ending', actions: { type: 'noteOne', params: ({ event }) => event } },
        'others.pressed': { target: 'ending', actions: 'noteOthers' },
      },
    },
    /** It may have ended: the member can try again. */
    failed: {
      on: {
        'retry.pressed': { target: 'ending' },
        'end.pressed': { target: 'ending', actions: { type: 'noteOne', params: ({ event }) => event } },
        'others.pressed': { target: 'ending', actions: 'noteOthers' },
      },
    },
  },
});
