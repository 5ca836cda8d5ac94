import { assign, setup } from 'xstate';
import { port } from '../port.ts';

/** The session that is to be ended; null is all but this one. */
interface End {
  id: string | null;
}
export type DeviceSessionsEvent =
  | { type: 'end.pressed'; id: string }
  | { type: 'others.pressed' }
  | { type: 'retry.pressed' };

/** The sessions of the member, on this device and others: each can be ended from here, or all the others at once. */
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
    /** Nobody knows whether it ended: the same can be asked again. */
    failed: {
      on: {
        'retry.pressed': { target: 'ending' },
        'end.pressed': { target: 'ending', actions: { type: 'noteOne', params: ({ event }) => event } },
        'others.pressed': { target: 'ending', actions: 'noteOthers' },
      },
    },
  },
});
