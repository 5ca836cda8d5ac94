import { dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createContentClient } from './content.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import {
  calendarViewQuery,
  landingQuery,
  metadataQuery,
  monthQuery,
  nearestQuery,
  nextShowsQuery,
  pageQuery,
  sponsorsQuery,
  ticketsQuery,
} from './queries.ts';
import { hostOf, json, logOf, offline, type Reaction } from './testing/fakeHost.ts';
import { noFilters } from '#contract/programme/chosenFilters.ts';
import {
  programmationAt,
  programmationOf,
  programmeSettings,
  questionOf,
} from '#contract/programme/testing/programmations.ts';

const siteOf = (...reactions: Reaction[]) => {
  const host = hostOf(...reactions);
  const client = createContentClient({
    fetch: host.fetch,
    baseUrl: '/api/content',
    siteId: 8,
    log: logOf().log,
    sanitise: (html) => html,
    retries: 0,
  });
  return { client, calls: host.calls, queryClient: new QueryClient() };
};
const listOf = (items: readonly Programmation[], around: { previous?: number; next?: number } = {}) =>
  json({ data: items, pagesize: 400, totalcount: items.length, previous: null, next: null, ...around });
const july = listOf([
  programmationOf('1'),
  programmationOf('2', { venue: 'Club', date: { start: '2027-07-17T23:30:00Z' } }),
]);
const secondsOf = (iso: string) => Date.parse(iso) / 1000;

describe('calendarViewQuery', () => {
  it('CAL-45: fetches a month that is not at hand and projects it', async () => {
    const { client, queryClient, calls } = siteOf(july);
    const view = await queryClient.query(calendarViewQuery(client, questionOf('2027-07')));
    expect([view.days.map(({ date, count }) => [date, count]), calls.length]).toEqual([
      [
        ['2027-07-16', 1],
        ['2027-07-17', 1],
      ],
      1,
    ]);
  });

  it('CAL-52: another filter, mode or day of the month asks nothing of the network', async () => {
    const { client, queryClient, calls } = siteOf(july);
    const ask = (asked: Parameters<typeof questionOf>[1]) =>
      queryClient.query(calendarViewQuery(client, questionOf('2027-07', asked)));
    await ask({});
    const filtered = await ask({ filters: { ...noFilters, venue: 'Club' } });
    const day = await ask({ mode: 'day', day: '2027-07-16' });
    const english = await ask({ english: 'true' });
    expect([filtered.total, day.day?.total, english.total, calls.length]).toEqual([1, 1, 2, 1]);
  });

  it('CAL-36: in Month view the day kept makes no other view', () => {
    const { client } = siteOf(july);
    const keyOf = (day: string | null) => calendarViewQuery(client, questionOf('2027-07', { day })).queryKey;
    expect(keyOf('2027-07-16')).toEqual(keyOf(null));
  });

  it('CAL-48: the page carries the view, not the month', async () => {
    const { client, queryClient } = siteOf(july);
    await queryClient.query(calendarViewQuery(client, questionOf('2027-07')));
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ meta }) => meta?.['dehydrate'] !== false,
    });
    expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(['calendar']);
    expect(queryClient.getQueryData(monthQuery(client, 'fr', '2027-07').queryKey)?.items.length).toBe(2);
  });

  it('CAL-56: no network is an error, not a wait', async () => {
    const { client, queryClient } = siteOf(offline);
    await expect(queryClient.query(calendarViewQuery(client, questionOf('2027-07')))).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});

describe('landingQuery', () => {
  const address = { lang: 'fr', today: '2027-07-17', settings: programmeSettings } as const;

  it('CAL-38: the live calendar lands on the first day from today on, with the view it was told by at hand', async () => {
    const { client, queryClient, calls } = siteOf(july);
    const landed = await queryClient.query(landingQuery(client, { ...address, calendar: 'live' }));
    await queryClient.query(calendarViewQuery(client, questionOf('2027-07')));
    expect([landed, calls.length]).toEqual([
      { month: '2027-07', day: '2027-07-17', first: '2027-01', last: '2029-12' },
      1,
    ]);
  });

  it('RTE-04: the archive lands on the latest month not after the present, and reaches back to the first item', async () => {
    const { client, queryClient, calls } = siteOf(
      listOf([], { previous: secondsOf('2027-03-10T12:00Z') }),
      listOf([programmationAt('1', '2024-02-01T03:00:00Z', '-0500')]),
    );
    const landed = await queryClient.query(landingQuery(client, { ...address, calendar: 'archive' }));
    expect([landed, calls[1]]).toEqual([
      { month: '2027-03', day: '2027-03-10', first: '2024-01', last: '2027-07' },
      '/api/content/fr/content/8/programmations?from=0&pagesize=1&showthumbnail=1',
    ]);
  });
});

describe('other queries', () => {
  it('LDR-02: a preview is another page, and never fresh', () => {
    const { client } = siteOf(july);
    const page = pageQuery(client, 'fr', 'x');
    const preview = pageQuery(client, 'fr', 'x', { ptok: 't' });
    expect([page.staleTime, preview.staleTime, preview.queryKey]).toEqual([
      60_000,
      0,
      ['page', 'fr', 'x', { preview: undefined, ptok: 't' }],
    ]);
  });

  it('API-05: a preview by either of its parameters is never fresh', () => {
    const { client } = siteOf(july);
    expect(
      [pageQuery(client, 'fr', 'x', { preview: '1' }), pageQuery(client, 'fr', 'x', { ptok: 't' })].map(
        ({ staleTime }) => staleTime,
      ),
    ).toEqual([0, 0]);
  });

  it('RTE-02: what one asks for is kept apart from all that differs in language, place or time', () => {
    const { client } = siteOf(july);
    const clock = { now: () => 0 };
    const address = { today: '2027-07-17', settings: programmeSettings } as const;
    const question = (asked: Parameters<typeof questionOf>[1] = {}) =>
      calendarViewQuery(client, questionOf('2027-07', asked));
    const keys = (['fr', 'en'] as const).flatMap((lang) => [
      pageQuery(client, lang, 'x').queryKey,
      pageQuery(client, lang, 'y').queryKey,
      metadataQuery(client, lang).queryKey,
      sponsorsQuery(client, lang).queryKey,
      nextShowsQuery(client, lang, programmeSettings, clock).queryKey,
      monthQuery(client, lang, '2027-07').queryKey,
      monthQuery(client, lang, '2027-08').queryKey,
      question({ lang }).queryKey,
      question({ lang, english: 'true' }).queryKey,
      question({ lang, filters: { ...noFilters, city: 'Laval' } }).queryKey,
      question({ lang, mode: 'day', day: '2027-07-16' }).queryKey,
      question({ lang, mode: 'day', day: '2027-07-17' }).queryKey,
      nearestQuery(client, lang).queryKey,
      nearestQuery(client, lang, 5).queryKey,
      ticketsQuery(client, lang, '1').queryKey,
      ticketsQuery(client, lang, '2').queryKey,
      landingQuery(client, { ...address, lang, calendar: 'live' }).queryKey,
      landingQuery(client, { ...address, lang, calendar: 'archive' }).queryKey,
      landingQuery(client, { ...address, lang, calendar: 'live', today: '2027-07-18' }).queryKey,
    ]);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });

  it('HOM-01: eight next shows, none that has begun', async () => {
    const at = (id: number) => programmationAt(String(id), new Date(90_000 + (id - 1) * 1000).toISOString());
    const { client, queryClient } = siteOf(listOf(Array.from({ length: 12 }, (_, id) => at(id))));
    const shows = await queryClient.query(
      nextShowsQuery(client, 'fr', programmeSettings, { now: () => 90_000 }),
    );
    expect(shows.map(({ id }) => id)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  });

  it('CAL-51: the nearest from an instant on asks for that instant', async () => {
    const { client, queryClient, calls } = siteOf(listOf([]));
    await queryClient.query(nearestQuery(client, 'fr', 5));
    expect(calls).toEqual(['/api/content/fr/content/8/programmations?from=5&pagesize=1&showthumbnail=1']);
  });

  it('SHW-19: the next shows leave excluded festivals out', async () => {
    const { client, queryClient, calls } = siteOf(
      listOf([
        programmationOf('1', { belong_to: { name: 'Zoofest' } }),
        programmationOf('2', { date: { start: '2027-07-18T23:30:00Z' } }),
        programmationOf('3'),
      ]),
    );
    const settings = { ...programmeSettings, excludedFestivals: ['zoofest'] };
    const clock = { now: () => 90_000 };
    const shows = await queryClient.query(nextShowsQuery(client, 'fr', settings, clock));
    expect([shows.map(({ id }) => id), calls]).toEqual([
      ['3', '2'],
      ['/api/content/fr/content/8/programmations?from=60&pagesize=24&showthumbnail=1'],
    ]);
  });

  it('CAL-51: the nearest programmation', async () => {
    const { client, queryClient } = siteOf(listOf([programmationOf('1')]), listOf([]));
    expect([
      (await queryClient.query(nearestQuery(client, 'fr')))?.id,
      await queryClient.query(nearestQuery(client, 'fr', 5)),
    ]).toEqual(['1', null]);
  });

  it('API-01: menus and sponsors', async () => {
    const { client, queryClient } = siteOf(json({}), listOf([]));
    expect([
      await queryClient.query(metadataQuery(client, 'fr')),
      await queryClient.query(sponsorsQuery(client, 'fr')),
    ]).toEqual([{ main: [], footer: [], secondary: [] }, []]);
  });
});
