import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import type { ExamplesOf } from '../testing/examplesOf.ts';
import type { CalendarContext, calendarMachine } from './calendar.machine.ts';

/** The archive of the demo festival: it reaches three months, all with shows. */
export const calendarInputs: readonly { says: string; input: CalendarContext }[] = [
  {
    says: 'the archive shows June',
    input: {
      month: '2027-06',
      day: null,
      days: null,
      after: null,
      before: null,
      filters: noFilters,
      english: 'false',
      first: '2027-04',
      last: '2027-06',
    },
  },
];

/** On both days the venue has a French show. */
export const calendarExamples = {
  'month.opened': [{ says: 'visitor opens the Month tab' }],
  'day.opened': [{ says: 'visitor opens 12 June', day: '2027-06-12' }],
  'month.previous': [{ says: 'visitor goes to the previous month' }],
  'month.next': [{ says: 'visitor goes to the next month' }],
  'month.chosen': [
    { says: 'visitor chooses April', month: '2027-04' },
    { says: 'visitor chooses June', month: '2027-06' },
  ],
  'day.moved': [{ says: 'visitor moves to 15 May', day: '2027-05-15' }],
  'time.chosen': [
    { says: 'visitor looks at the day from 10:00 on', after: '10:00' },
    { says: 'visitor looks at the whole day', after: null },
  ],
  'days.chosen': [
    {
      says: 'visitor looks at the first half of May alone',
      days: { from: '2027-05-01', to: '2027-05-14' },
      after: null,
    },
  ],
  'days.removed': [{ says: 'visitor looks at the whole month again' }],
  'filters.applied': [
    {
      says: 'visitor filters by a venue and includes English shows',
      filters: { ...noFilters, venue: 'Cabaret du Grand Escalier' },
      english: 'true',
    },
  ],
  'filter.removed': [
    { says: 'visitor removes the venue', name: 'venue', value: 'Cabaret du Grand Escalier' },
    { says: 'visitor leaves out English shows', name: 'english', value: 'true' },
  ],
  'filters.cleared': [{ says: 'visitor clears the filters' }],
} as const satisfies ExamplesOf<typeof calendarMachine>;
