import { dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#contract/programme/chosenFilters.ts';
import {
  programmationAt,
  programmationOf,
  programmeSettings,
  questionOf,
} from '#contract/programme/testing/programmations.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { calendarViewQuery, facetsQuery, landingQuery } from './calendarQueries.ts';
import { calendarClientOf } from './testing/calendarHost.ts';
import { clientOf } from './testing/contentClient.ts';
import { offline } from './testing/fakeHost.ts';

const july = [
  programmationOf('1'),
  programmationOf('2', { venue: 'Club', date: { start: '2027-07-17T23:30:00Z' } }),
  programmationOf('3', { language: 'en', date: { start: '2027-07-17T23:00:00Z' } }),
];
type Asked = Parameters<typeof questionOf>[1];

/** A tab on a calendar that holds these items. */
const tabOf = (items: readonly Programmation[], failing?: readonly string[]) => {
  const { client, calls } = calendarClientOf(items, failing);
  const queryClient = new QueryClient();
  const ask = (asked?: Asked, month = '2027-07') =>
    queryClient.query(calendarViewQuery(client, questionOf(month, asked)));
  return { client, calls, queryClient, ask };
};

describe('calendarViewQuery', () => {
  it('CAL-45, CAL-48: Month view is one small question', async () => {
    const { ask, calls } = tabOf(july);
    const view = await ask();
    expect([view.days.map(({ date, count }) => [date, count]), view.leftOutEnglish, calls]).toEqual([
      [
        ['2027-07-16', 1],
        ['2027-07-17', 1],
      ],
      1,
      ['calendar?month=2027-07'],
    ]);
  });

  it('CAL-24, CAL-30: every filter, and English shows, are questions to the host', async () => {
    const { ask, calls } = tabOf(july);
    const filtered = await ask({ filters: { ...noFilters, venue: 'Club' } });
    const english = await ask({ english: 'true' });
    expect([filtered.total, filtered.leftOutEnglish, english.total, english.leftOutEnglish, calls]).toEqual([
      1,
      0,
      3,
      0,
      ['calendar?month=2027-07&venue=Club', 'calendar?month=2027-07&english=true'],
    ]);
  });

  it('CAL-10, CAL-20, CAL-30: Day view asks for the day, and the month that its neighbours are in once', async () => {
    const { ask, calls } = tabOf(july);
    await ask();
    const view = await ask({ mode: 'day', day: '2027-07-17' });
    expect(view.day?.groups.flatMap(({ tiles }) => tiles.map(({ id }) => id))).toEqual(['2']);
    expect([view.day?.total, view.leftOutEnglish, view.days.map(({ date }) => date)]).toEqual([
      1,
      1,
      ['2027-07-16', '2027-07-17'],
    ]);
    expect(calls.toSorted()).toEqual([
      'calendar/day?date=2027-07-17&offset=0&pagesize=100',
      'calendar?month=2027-07',
      'calendar?month=2027-07&days=2027-07-17..2027-07-17',
    ]);
  });

  it('CAL-22: in English nothing is left out, and nothing is asked of that', async () => {
    const { ask, calls } = tabOf(july);
    const view = await ask({ lang: 'en', mode: 'day', day: '2027-07-17' });
    expect([view.day?.total, view.leftOutEnglish, calls.length]).toEqual([2, 0, 2]);
  });

  it('CAL-43: the days beyond are looked for where the month has none on that side', async () => {
    const items = [
      programmationAt('a', '2027-06-30T23:00:00Z', '-0700'),
      ...july,
      programmationAt('b', '2027-10-01T04:00:00Z', '-0700'),
    ];
    const { ask, calls } = tabOf(items);
    const first = await ask({ mode: 'day', day: '2027-07-16' });
    expect(first.beyond).toEqual({ previous: '2027-06-30', next: null });
    const last = await ask({ mode: 'day', day: '2027-07-17' });
    expect(last.beyond).toEqual({ previous: null, next: '2027-09-30' });
    expect((await ask({}, '2027-08')).beyond).toEqual({ previous: '2027-07-17', next: '2027-09-30' });
    expect((await ask({}, '2027-07')).beyond).toEqual({ previous: null, next: null });
    expect(calls.filter((call) => call.includes('month=2027-09'))).toEqual(['calendar?month=2027-09']);
  });

  it('CAL-43: a day whose only shows are left out is never led to', async () => {
    const englishOnly = programmationOf('en', { language: 'en', date: { start: '2027-08-02T23:00:00Z' } });
    const french = programmationOf('fr', { date: { start: '2027-08-05T23:00:00Z' } });
    const { ask } = tabOf([...july, englishOnly, french]);
    const day = { mode: 'day', day: '2027-07-17' } as const;
    expect([(await ask(day)).beyond.next, (await ask({ ...day, english: 'true' })).beyond.next]).toEqual([
      '2027-08-05',
      '2027-08-02',
    ]);
  });

  it('CAL-36: in Month view the day kept makes no other view', () => {
    const { client } = tabOf([]);
    const keyOf = (day: string | null) => calendarViewQuery(client, questionOf('2027-07', { day })).queryKey;
    expect(keyOf('2027-07-16')).toEqual(keyOf(null));
  });

  it('CAL-48: the page carries the view, not what it was made of', async () => {
    const { ask, queryClient } = tabOf(july);
    await ask({ mode: 'day', day: '2027-07-16' });
    const { queries } = dehydrate(queryClient, {
      shouldDehydrateQuery: ({ meta }) => meta?.['dehydrate'] !== false,
    });
    expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(['calendar']);
  });

  it('CAL-56: no network is an error, not a wait', async () => {
    const { client } = clientOf([offline], { retries: 0 });
    const asked = new QueryClient().query(calendarViewQuery(client, questionOf('2027-07')));
    await expect(asked).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('CAL-56: a month around that cannot be read takes no other with it', async () => {
    const items = [...july, programmationOf('later', { date: { start: '2027-09-05T23:00:00Z' } })];
    const { ask } = tabOf(items, ['2027-09']);
    expect((await ask({ mode: 'day', day: '2027-07-17' })).beyond.next).toBe('2027-09-05');
    await expect(ask({}, '2027-09')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('RTE-02: what one asks for is kept apart from all that differs', () => {
    const { client } = tabOf([]);
    const address = { today: '2027-07-17', settings: programmeSettings } as const;
    const variants: Asked[] = [
      {},
      { english: 'true' },
      { filters: { ...noFilters, city: 'Laval' } },
      { filters: { ...noFilters, price: 'free' } },
      { mode: 'day', day: '2027-07-16' },
      { mode: 'day', day: '2027-07-17' },
    ];
    const keys = (['fr', 'en'] as const).flatMap((lang) => [
      ...variants.flatMap((asked) => [
        calendarViewQuery(client, questionOf('2027-07', { ...asked, lang })).queryKey,
        facetsQuery(client, questionOf('2027-07', { ...asked, lang })).queryKey,
      ]),
      calendarViewQuery(client, questionOf('2027-08', { lang })).queryKey,
      landingQuery(client, { ...address, lang, calendar: 'live' }).queryKey,
      landingQuery(client, { ...address, lang, calendar: 'archive' }).queryKey,
      landingQuery(client, { ...address, lang, calendar: 'live', today: '2027-07-18' }).queryKey,
    ]);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
  });
});

describe('facetsQuery', () => {
  it('CAL-21: the choices of the month by month, of the day by day, beside the filters', async () => {
    const { client, calls, queryClient } = tabOf(july);
    const ask = (asked: Asked) => queryClient.query(facetsQuery(client, questionOf('2027-07', asked)));
    const ofMonth = await ask({});
    const ofDay = await ask({ mode: 'day', day: '2027-07-17' });
    await ask({ filters: { ...noFilters, city: 'Montréal' } });
    expect([ofMonth.venue, ofDay.venue, calls]).toEqual([
      [
        { value: 'Club', label: 'Club', count: 1 },
        { value: 'Théâtre du Coin', label: 'Théâtre du Coin', count: 1 },
      ],
      [{ value: 'Club', label: 'Club', count: 1 }],
      [
        'calendar/facets?month=2027-07',
        'calendar/facets?month=2027-07&days=2027-07-17..2027-07-17',
        `calendar/facets?month=2027-07&city=${encodeURIComponent('Montréal')}`,
      ],
    ]);
  });
});

describe('landingQuery', () => {
  const address = { lang: 'fr', today: '2027-07-17', settings: programmeSettings } as const;

  it('CAL-38: the live calendar lands on the first day from today on, by the question that Month view asks', async () => {
    const { client, calls, queryClient, ask } = tabOf(july);
    const landed = await queryClient.query(landingQuery(client, { ...address, calendar: 'live' }));
    await ask();
    expect([landed, calls]).toEqual([
      { month: '2027-07', day: '2027-07-17', first: '2027-01', last: '2029-12' },
      ['calendar?month=2027-07'],
    ]);
  });

  it('CAL-39: or in the month that the next shows are in, on the day as their place dates it', async () => {
    const next = programmationAt('b', '2027-10-02T03:00:00Z', '-0700');
    const { client, queryClient } = tabOf([programmationOf('1'), next]);
    const landed = await queryClient.query(landingQuery(client, { ...address, calendar: 'live' }));
    expect(landed).toEqual({ month: '2027-10', day: '2027-10-01', first: '2027-01', last: '2029-12' });
  });

  it('RTE-04: the archive lands on the latest month not after the present, and reaches back to the first item', async () => {
    const list = { pagesize: 1, totalcount: 2, previous: null, next: null };
    const oldest = programmationAt('1', '2024-02-01T03:00:00Z', '-0500');
    const month = { days: [], total: 0, next: null, left_out_english: 0 };
    const { client, calls } = clientOf([
      () => Response.json({ ...month, previous: Date.parse('2027-03-10T12:00Z') / 1000 }),
      () => Response.json({ ...list, data: [oldest] }),
      () =>
        Response.json({
          ...month,
          days: [{ date: '2027-03-10', count: 1, first: [] }],
          total: 1,
          previous: null,
        }),
    ]);
    const landed = await new QueryClient().query(landingQuery(client, { ...address, calendar: 'archive' }));
    expect([landed, calls]).toEqual([
      { month: '2027-03', day: '2027-03-10', first: '2024-01', last: '2027-07' },
      [
        '/api/content/fr/content/8/calendar?month=2027-07',
        '/api/content/fr/content/8/programmations?from=0&pagesize=1&showthumbnail=1',
        '/api/content/fr/content/8/calendar?month=2027-03',
      ],
    ]);
  });
});
