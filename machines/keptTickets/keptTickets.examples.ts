import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { keptTicketsMachine } from './keptTickets.machine.ts';

export const keptTicketsInputs = [
  { says: 'a member shows a ticket on a device that keeps none', input: { isKept: false } },
  { says: 'a member shows a ticket on a device that keeps them', input: { isKept: true } },
] as const;

export const keptTicketsExamples = {
  'keeping.chosen': [{ says: 'member keeps the tickets on this device' }],
  'keeping.withdrawn': [{ says: 'member takes it back' }],
  'tickets.changed': [{ says: 'the server tells the reservations anew' }],
  'tickets.kept': [{ says: 'another tab keeps the tickets' }],
  'tickets.removed': [{ says: 'the tickets are removed elsewhere' }],
  'xstate.done.actor.keep': [
    { says: 'the browser keeps them', output: { outcome: 'kept' } },
    { says: 'the browser keeps nothing', output: { outcome: 'refused' } },
  ],
  'xstate.error.actor.keep': [{ says: 'a ticket cannot be fetched' }],
  'xstate.done.actor.update': [{ says: 'the browser keeps the change', output: undefined }],
  'xstate.error.actor.update': [{ says: 'the change cannot be fetched' }],
  'xstate.done.actor.remove': [{ says: 'the browser forgets them', output: undefined }],
  'xstate.error.actor.remove': [{ says: 'the browser keeps the page, without tickets' }],
} as const satisfies ExamplesOf<typeof keptTicketsMachine>;
