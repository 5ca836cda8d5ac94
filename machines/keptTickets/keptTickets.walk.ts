import { walked } from '../testing/walkedMachine.ts';
import { keptTicketsExamples, keptTicketsInputs } from './keptTickets.examples.ts';
import { keptTicketsMachine } from './keptTickets.machine.ts';

export const keptTicketsWalk = walked({
  machine: keptTicketsMachine,
  inputs: keptTicketsInputs,
  examples: keptTicketsExamples,
  identity: () => ({}),
  delays: {},
});
