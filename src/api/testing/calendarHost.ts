import * as v from 'valibot';
import { spanOf } from '#contract/programme/time/dayRange.ts';
import { firstDateAfter, lastDateBefore, monthOf } from '#contract/programme/time/months.ts';
import { facetsOfItems, showsWithin, summarise } from '#contract/programme/calendar/monthSummary.ts';
import { listFilterNames } from '#contract/programme/calendar/chosenFilters.ts';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { createContentClient, type ContentClient } from '../content.ts';
import { logOf } from './fakeHost.ts';

const daysOf = (month: string) => ({
  from: `${month}-01`,
  to: lastDateBefore(monthOf(firstDateAfter(month))),
});

const answerOf = (items: readonly Programmation[], { pathname, searchParams }: URL): object => {
  const [, lang = ''] = /\/(fr|en)\/content\//.exec(pathname) ?? [];
  const filters = v.parse(calendarFilters, {
    ...Object.fromEntries(searchParams),
    ...Object.fromEntries(listFilterNames.map((name) => [name, searchParams.getAll(name)])),
  });
  const question = {
    lang: lang === 'en' ? 'en' : 'fr',
    filters,
    settings: { excludedFestivals: [] },
  } as const;
  const [from, to] = searchParams.get('days')?.split('..') ?? [];
  const times = { after: searchParams.get('after'), before: searchParams.get('before') };
  const days = { ...(from && to ? { from, to } : daysOf(searchParams.get('month') ?? '')), ...times };
  if (pathname.endsWith('/facets')) return facetsOfItems(items, days, question);
  if (!pathname.endsWith('/day')) {
    const { leftOutEnglish, ...summary } = summarise(items, days, question);
    return { ...summary, left_out_english: leftOutEnglish };
  }
  const date = searchParams.get('date') ?? '';
  const offset = Number(searchParams.get('offset'));
  const pagesize = Number(searchParams.get('pagesize'));
  const shows = showsWithin(items, spanOf({ from: date, to: date, ...times }), question);
  const data = shows.slice(offset, offset + pagesize);
  return { data, pagesize, totalcount: shows.length, previous: null, next: null };
};

/** For tests: a content client with a calendar of these items, and its requests; months in `failing` are 503. */
export const calendarClientOf = (
  items: readonly Programmation[],
  failing: readonly string[] = [],
): { client: ContentClient; calls: string[] } => {
  const calls: string[] = [];
  const client = createContentClient({
    fetch: async (url) => {
      const address = new URL(url, 'https://fest.example');
      calls.push(address.pathname.replace(/^.*\/content\/8\//, '') + address.search);
      const fails = failing.includes(address.searchParams.get('month') ?? '');
      return fails ? new Response('{}', { status: 503 }) : Response.json(answerOf(items, address));
    },
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 8,
    log: logOf().log,
    sanitise: (html) => html,
    retries: 0,
  });
  return { client, calls };
};
