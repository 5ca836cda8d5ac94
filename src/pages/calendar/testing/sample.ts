import { createContentClient } from '#src/api/content.ts';
import { hostOf, offline } from '#src/api/testing/fakeHost.ts';
import { calendarViewQuery } from '#src/api/queries.ts';
import { noFilters } from '#contract/programme/chosenFilters.ts';
import type { CalendarView, Tile } from '#contract/programme/view.ts';
import { fromUrl, type CalendarFrame } from '../calendar.url.ts';

/** What the tests of this folder draw. */
export const frame: CalendarFrame = {
  first: '2027-01',
  last: '2029-12',
  landing: { month: '2027-07', day: '2027-07-15' },
};

export const stateAt = (search: Record<string, string> = {}, within: CalendarFrame = frame) =>
  fromUrl(search, within);

export const tile = (changes: Partial<Tile> = {}): Tile => ({
  id: '1',
  title: 'Impro totale',
  url: '/fr/spectacles/impro',
  image: '/media/posters/1-320.avif',
  start: '2027-07-16T19:30-04:00',
  time: '19:30',
  offset: '-0400',
  kind: 'venue',
  venue: 'Théâtre du Coin',
  city: 'Montréal',
  ...changes,
});

const three = (date: string) => ['a', 'b', 'c'].map((id) => tile({ id: `${date}${id}` }));
const days = Array.from({ length: 31 }, (_, index) => {
  const date = `2027-07-${String(index + 1).padStart(2, '0')}`;
  return { date, count: 13, tiles: three(date) };
});

/** A July of 403 shows. */
export const july: CalendarView = {
  month: '2027-07',
  days,
  day: null,
  total: 403,
  options: {
    venue: ['Théâtre du Coin'],
    city: ['Laval', 'Montréal'],
    category: ['Stand-up'],
    type: [],
    english: true,
  },
  zones: [{ timezone: 'America/Toronto', offset: '-0400' }],
  hasVenueTimes: true,
  previousProgrammation: null,
  nextProgrammation: null,
};

/** Its 16th: two start times, and more shows than are listed. */
export const sixteenth: CalendarView = {
  ...july,
  days: days.map((day) => ({ ...day, tiles: [] })),
  day: {
    date: '2027-07-16',
    total: 130,
    hidden: 30,
    groups: [
      { time: '19:30', tiles: three('e') },
      { time: '21:00', tiles: [tile({ id: 'late', time: '21:00' })] },
    ],
  },
};

const client = createContentClient({
  fetch: hostOf(offline).fetch,
  baseUrl: '/api/content',
  siteId: 8,
  log: () => {},
  sanitise: (html) => html,
});
const settings = {
  siteId: 8,
  timezone: 'America/Toronto',
  excludedFestivals: [],
  torontoFestivals: [],
  torontoSite: null,
};

/** How the day selector asks for a month; what it gets is in the cache of `atHand`. */
export const viewQuery = (month: string) =>
  calendarViewQuery(client, {
    month,
    day: null,
    mode: 'month',
    filters: noFilters,
    english: 'false',
    lang: 'fr',
    settings,
  });
