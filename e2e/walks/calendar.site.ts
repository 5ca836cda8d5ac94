import { calendarMachine } from '#machines/calendar/calendar.machine.ts';
import type { ExamplesOf } from '#machines/examplesOf.ts';
import { walked } from '#machines/walkedMachine.ts';
import { festival } from '../pages/addresses.ts';

const noFilters = { venue: '', city: '', category: '', type: '' };
const { venue } = festival;

/** Two days on which the venue has a French show. */
const day = '2027-06-12';
const otherDay = '2027-05-15';

/** What may happen on the archive of the demo festival: its three months are all that it reaches, and all have shows. */
const examples = {
  'month.opened': [{ says: 'visitor opens the Month tab' }],
  'day.opened': [{ says: 'visitor opens 12 June', day }],
  'month.previous': [{ says: 'visitor goes to the previous month' }],
  'month.next': [{ says: 'visitor goes to the next month' }],
  'month.chosen': [
    { says: 'visitor chooses April', month: '2027-04' },
    { says: 'visitor chooses June', month: '2027-06' },
  ],
  'day.moved': [{ says: 'visitor moves to 15 May', day: otherDay }],
  'filters.applied': [
    {
      says: 'visitor filters by a venue and includes English shows',
      filters: { ...noFilters, venue },
      english: 'true',
    },
  ],
  'filter.removed': [
    { says: 'visitor removes the venue', name: 'venue' },
    { says: 'visitor leaves out English shows', name: 'english' },
  ],
  'filters.cleared': [{ says: 'visitor clears the filters' }],
} as const satisfies ExamplesOf<typeof calendarMachine>;

/** The chart of the calendar with what the site lets a visitor do; Day view looks alike on every day. */
export const calendarOfTheSite = walked({
  machine: calendarMachine,
  inputs: [
    {
      says: 'the archive shows June',
      input: {
        month: '2027-06',
        day: null,
        filters: noFilters,
        english: 'false',
        first: '2027-04',
        last: '2027-06',
      },
    },
  ],
  examples,
  identity: ({ month, filters, english }, value) => ({
    month: value === 'month' ? month : null,
    venue: filters.venue,
    english,
  }),
  delays: {},
});
