import { writeDays } from '#contract/programme/time/dayRange.ts';
import { walked } from '../testing/walkedMachine.ts';
import { calendarExamples, calendarInputs } from './calendar.examples.ts';
import { calendarMachine } from './calendar.machine.ts';

export const calendarWalk = walked({
  machine: calendarMachine,
  inputs: calendarInputs,
  examples: calendarExamples,
  identity: ({ month, days, after, filters, english }) => ({
    month,
    days: days && writeDays(days),
    after,
    venue: filters.venue,
    english,
  }),
  delays: {},
});
