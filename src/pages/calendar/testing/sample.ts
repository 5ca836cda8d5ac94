import { createContentClient } from '#src/api/content.ts';
import { hostOf, offline } from '#src/api/testing/fakeHost.ts';
import { calendarViewQuery, facetsQuery } from '#src/api/calendar/calendarQueries.ts';
import type { Asking } from '#src/api/calendar/dayQueries.ts';
import { noFilters, type Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { presentIn } from '#contract/programme/time/present.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import type { PanelQueries } from '../useProgramme.ts';
import type { CalendarView, Tile } from '#contract/programme/shows/view.ts';
import { fromUrl, type CalendarFrame } from '../calendar.url.ts';

/** The calendar of this folder's tests. */
export const frame: CalendarFrame = {
  lang: 'fr',
  first: '2027-01',
  last: '2029-12',
  today: '2027-07-16',
  until: null,
  landing: { month: '2027-07', day: '2027-07-15' },
};

export const stateAt = (search: Record<string, string | string[]> = {}, within: CalendarFrame = frame) =>
  fromUrl(search, within);

export const tile = (changes: Partial<Tile> = {}): Tile => ({
  id: '1',
  title: 'Impro totale',
  url: '/fr/spectacles/impro',
  image: '/media/posters/1-320.avif',
  start: '2027-07-16T19:30-04:00',
  kind: 'venue',
  venue: 'Théâtre du Coin',
  city: 'Montréal',
  ...changes,
});

/** … that begins at a time, `HH:mm`. */
export const tileAt = (time: string, changes: Partial<Tile> = {}): Tile =>
  tile({ start: `2027-07-16T${time}-04:00`, ...changes });

const three = (date: string) => ['a', 'b', 'c'].map((id) => tile({ id: `${date}${id}` }));
const days = Array.from({ length: 31 }, (_, index) => {
  const date = `2027-07-${String(index + 1).padStart(2, '0')}`;
  return { date, count: 13, tiles: three(date) };
});

/** Six in the evening of the 16th. */
const present = presentIn(Date.UTC(2027, 6, 16, 22), 'America/Toronto');

/** The 16th without a show. */
export const emptyDay = {
  date: '2027-07-16',
  after: null,
  before: null,
  earlier: null,
  total: 0,
  offset: 0,
  hidden: 0,
  groups: [],
} satisfies CalendarView['day'];

/** A July of 403 shows. */
export const july: CalendarView = {
  month: '2027-07',
  days,
  day: null,
  total: 403,
  leftOutEnglish: 26,
  zones: [{ timezone: 'America/Toronto', offset: '-0400', city: 'Montréal' }],
  hasVenueTimes: true,
  folded: null,
  present,
  beyond: { previous: null, next: null },
};

/** Its 16th: two start times, and more shows than fit the list. */
export const sixteenth: CalendarView = {
  ...july,
  days: days.map((day) => ({ ...day, tiles: [] })),
  day: {
    date: '2027-07-16',
    after: null,
    before: null,
    total: 130,
    earlier: null,
    offset: 0,
    hidden: 30,
    groups: [
      { time: '19:30', tiles: three('e') },
      { time: '21:00', tiles: [tileAt('21:00', { id: 'late' })] },
    ],
  },
};

const client = createContentClient({
  fetch: hostOf(offline).fetch,
  baseUrl: '/api/content',
  calendarUrl: '/api/content',
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

const question = {
  month: '2027-07',
  day: null,
  days: null,
  after: null,
  before: null,
  opening: null,
  until: null,
  clock: { now: () => present.instant },
  offset: 0,
  mode: 'month',
  filters: noFilters,
  english: 'false',
  lang: 'fr',
  settings,
} as const;
const askingFor = ({ english, ...filters }: Filters) => ({ ...question, filters, english });

/** The queries of the panels; their answers are in the cache of `atHand`. */
export const panelQueries: PanelQueries = {
  month: (month) => calendarViewQuery(client, { ...question, month }),
  draft: (draft) => calendarViewQuery(client, askingFor(draft)),
  facets: (draft) => facetsQuery(client, askingFor(draft)),
};

/** The means to fetch the rest of a long day. */
export const asking: Asking = { client, question };

const option = (value: string, count: number) => ({ value, label: value, count });
/** The choices of the filters in July. */
export const facets: CalendarFacets = {
  venue: [option('Théâtre du Coin', 403)],
  city: [option('Laval', 3), option('Montréal', 400)],
  kind: [option('venue', 401), option('online', 2)],
  genre: [option('Stand-up', 403)],
  type: [option('headliners', 12), option('Cirque', 1)],
  price: [option('free', 5), option('0-25', 80), option('25-50', 1200), option('100-100000', 7)],
  accessibility: [option('lsq', 4), option('step_free', 300)],
};
