import { setup } from 'xstate';
import { port, source } from '../port.ts';

/** `refused`: the browser keeps nothing, or opens no page without a network. */
export type KeepOutput = { outcome: 'kept' | 'refused' };
/** Events beside the switch: in another tab, by a logout, or where the server answers with the reservations anew. */
export type DeviceEvent =
  | { type: 'tickets.kept' }
  | { type: 'tickets.removed' }
  | { type: 'tickets.changed' };
export type KeptTicketsEvent = { type: 'keeping.chosen' } | { type: 'keeping.withdrawn' } | DeviceEvent;

/**
 * A member's choice to keep the tickets on this device, off until chosen (PKT-01). What is kept follows the reservations for as
 * long as the member is here; without a network it stays as it is.
 */
export const keptTicketsMachine = setup({
  types: {} as { context: { isKept: boolean }; input: { isKept: boolean }; events: KeptTicketsEvent },
  actors: {
    device: source<DeviceEvent>('device'),
    keep: port<KeepOutput>('keep'),
    update: port<void>('update'),
    remove: port<void>('remove'),
  },
  guards: {
    isKept: ({ context }) => context.isKept,
    isDone: (_, { outcome }: KeepOutput) => outcome === 'kept',
  },
}).createMachine({
  id: 'keptTickets',
  context: ({ input }) => input,
  invoke: { id: 'device', src: 'device' },
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isKept', target: 'kept' }, { target: 'off' }] },
    off: { on: { 'keeping.chosen': 'keeping', 'tickets.kept': 'kept' } },
    keeping: {
      on: { 'keeping.withdrawn': 'removing' },
      invoke: {
        id: 'keep',
        src: 'keep',
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'kept' },
          { target: 'refused' },
        ],
        onError: 'failed',
      },
    },
    kept: {
      on: {
        'tickets.changed': 'updating',
        'keeping.withdrawn': 'removing',
        'tickets.removed': 'off',
      },
    },
    updating: {
      on: {
        'tickets.changed': { target: 'updating', reenter: true },
        'keeping.withdrawn': 'removing',
        'tickets.removed': 'off',
      },
      // The tickets from before are still there.
      invoke: { id: 'update', src: 'update', onDone: 'kept', onError: 'kept' },
    },
    removing: { invoke: { id: 'remove', src: 'remove', onDone: 'off', onError: 'off' } },
    refused: { on: { 'keeping.chosen': 'keeping', 'tickets.kept': 'kept' } },
    failed: { on: { 'keeping.chosen': 'keeping', 'tickets.kept': 'kept' } },
  },
});
