import * as v from 'valibot';
import { calendarFacets } from '#contract/wire/calendar.ts';
import { filterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { download } from './download.ts';
import { facetsJson, monthJson, monthPage, months } from './programme.ts';
import { benchSettings } from '../benchSettings.ts';

const calendars = [benchSettings.calendar, '/en/calendar'] as const;

const days = (month: string): string[] => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: daysInMonth }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};

/** Filters with matches in a month, in the address's form. */
const filters = async (url: string, month: string): Promise<URLSearchParams[]> => {
  const { body } = await download(url + facetsJson(month));
  const facets = v.parse(calendarFacets, JSON.parse(body.toString()));
  return filterNames.flatMap((name) =>
    facets[name].map(({ value }) => new URLSearchParams({ month, [name]: value })),
  );
};

/** Visitors' pages: each month plain and with one filter, each day, in both languages. */
export const calendarPages = async (url: string): Promise<string[]> => {
  const filtered = (await Promise.all(months.map((month) => filters(url, month)))).flat();
  const searches = [
    ...months.map((month) => new URLSearchParams({ month })),
    ...filtered,
    ...months.flatMap((month) => days(month).map((day) => new URLSearchParams({ mode: 'day', day }))),
  ];
  return calendars.flatMap((path) => searches.map((search) => `${path}?${search}`));
};

/** The whole of a month under many addresses: each remembers another day (CAL-36). */
export const wholeMonthPages = (month: string): string[] =>
  calendars.flatMap((path) =>
    ['', '&english=true'].flatMap((english) =>
      days(month).map((day) => `${path}?month=${month}&day=${day}${english}`),
    ),
  );

/** Every n-th, so that few stand for all kinds. */
export const spread = (all: readonly string[], count: number): string[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, index) => all[Math.floor((index * all.length) / count)] ?? '/',
  );

/** A server's daily requests: pages, data, errors. */
export const mixedRoutes = async (url: string): Promise<string[]> => [
  ...spread(await calendarPages(url), benchSettings.memory.addresses),
  ...months.map((month) => monthJson(month)),
  ...months.map(monthPage),
  '/fr',
  '/en',
  '/',
  '/fr/404',
  '/fr/rien-de-tel',
  '/api/content/fr/content/8/metadata',
  '/api/content/en/content/8/sponsors',
  '/api/content/fr/content/8/programmations?from=soon',
  '/healthz',
];
