import { walked } from '../testing/walkedMachine.ts';
import { ticketListExamples, ticketListInputs } from './ticketList.examples.ts';
import { ticketListMachine } from './ticketList.machine.ts';

export const ticketListWalk = walked({
  machine: ticketListMachine,
  inputs: ticketListInputs,
  examples: ticketListExamples,
  identity: ({ visible, city }) => ({ visible, city }),
  delays: {},
});
