import type { ExamplesOf } from '../examplesOf.ts';
import type { CalendarContext, calendarMachine } from './calendar.machine.ts';

const noFilters = { venue: '', city: '', category: '', type: '' };

/** Two allowed months around a New Year: the first one and the last one. */
export const calendarInputs: readonly { says: string; input: CalendarContext }[] = [
  {
    says: 'the calendar shows January 2027',
    input: {
      month: '2027-01',
      day: null,
      filters: noFilters,
      english: 'false',
      first: '2026-12',
      last: '2027-01',
    },
  },
];

export const calendarExamples = {
  'month.opened': [{ says: 'visitor opens the Month tab' }],
  'day.opened': [
    { says: 'visitor opens 31 December 2026', day: '2026-12-31' },
    { says: 'visitor opens 1 January 2027', day: '2027-01-01' },
    { says: 'visitor opens 1 February 2027, which is not offered', day: '2027-02-01' },
  ],
  'month.previous': [{ says: 'visitor goes to the previous month' }],
  'month.next': [{ says: 'visitor goes to the next month' }],
  'month.chosen': [
    { says: 'visitor chooses December 2026', month: '2026-12' },
    { says: 'visitor chooses February 2027, which is not offered', month: '2027-02' },
  ],
  'day.moved': [
    { says: 'visitor moves to 31 December 2026', day: '2026-12-31' },
    { says: 'visitor moves to 2 January 2027', day: '2027-01-02' },
    { says: 'visitor moves to 30 November 2026, which is not offered', day: '2026-11-30' },
  ],
  'filters.applied': [
    {
      says: 'visitor filters by a venue and includes English shows',
      filters: { ...noFilters, venue: 'Club Soda' },
      english: 'true',
    },
  ],
  'filter.removed': [
    { says: 'visitor removes the venue', name: 'venue' },
    { says: 'visitor leaves out English shows', name: 'english' },
  ],
  'filters.cleared': [{ says: 'visitor clears the filters' }],
} as const satisfies ExamplesOf<typeof calendarMachine>;
