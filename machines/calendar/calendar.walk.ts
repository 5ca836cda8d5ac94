import { walked } from '../testing/walkedMachine.ts';
import { calendarExamples, calendarInputs } from './calendar.examples.ts';
import { calendarMachine } from './calendar.machine.ts';

export const calendarWalk = walked({
  machine: calendarMachine,
  inputs: calendarInputs,
  examples: calendarExamples,
  identity: ({ month, after, filters, english }) => ({ month, after, venue: filters.venue, english }),
  delays: {},
});
