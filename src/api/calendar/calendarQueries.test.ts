import { dehydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import {
  programmationAt,
  programmationOf,
  programmeSettings,
  questionOf,
} from '#contract/programme/testing/programmations.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { calendarViewQuery, citiesQuery, facetsQuery, landingQuery } from './calendarQueries.ts';
import { calendarClientOf } from '../testing/calendarHost.ts';
import { clientOf, listOf } from '../testing/contentClient.ts';
import { offline } from '../testing/fakeHost.ts';

const july = [
  programmationOf('1'),
  programmationOf('2', { venue: 'Club', date: { start: '2027-07-17T23:30:00Z' } }),
  programmationOf('3', { language: 'en', date: { start: '2027-07-17T23:00:00Z' } }),
];
type Asked = Parameters<typeof questionOf>[1];

/** A tab on a calendar with these items. */
const tabOf = (items: readonly Programmation[], failing?: readonly string[]) => {
  const { client, calls } = calendarClientOf(items, failing);
  const queryClient = new QueryClient();
  const ask = (asked?: Asked, month = '2027-07') =>
    queryClient.query(calendarViewQuery(client, questionOf(month, asked)));
  return { client, calls, queryClient, ask };
};

describe('calendarViewQuery', () => {
  it('CAL-52: Month view is one small question, and nothing of it is asked by the range call', async () => {
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

  it('CAL-30: every filter, and English shows, are questions to the host', async () => {
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

  it('CAL-52: Day view asks for the day, and for the month that its neighbours are in once', async () => {
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

  it('CAL-10: from a time and a show on is a question to the host; what is left out then is not known', async () => {
    const { ask, calls } = tabOf(july);
    const day = { mode: 'day', day: '2027-07-17' } as const;
    const view = await ask({ ...day, after: '19:30' });
    const later = await ask({ ...day, after: '19:31' });
    expect([view.day?.total, view.leftOutEnglish, later.day?.total]).toEqual([1, 0, 0]);
    expect(calls.filter((call) => call.startsWith('calendar/day'))).toEqual([
      'calendar/day?date=2027-07-17&after=19%3A30&offset=0&pagesize=100',
      'calendar/day?date=2027-07-17&after=19%3A31&offset=0&pagesize=100',
    ]);
  });

  it.each([
    [100, { offset: 100, hidden: 50, total: 250 }, '100'],
    [200, { offset: 200, hidden: 0, total: 250 }, '200'],
    [250, { offset: 0, hidden: 150, total: 250 }, '0'],
    [9_000_000, { offset: 0, hidden: 150, total: 250 }, '0'],
  ])(
    'CAL-10: an address from show %d on of 250; beyond the end it is the first hundred',
    async (offset, told, first) => {
      const { ask } = tabOf(Array.from({ length: 250 }, (_, id) => programmationOf(String(id))));
      const { day } = await ask({ mode: 'day', day: '2027-07-16', offset });
      expect(day).toMatchObject(told);
      expect(day?.groups[0]?.tiles[0]?.id).toBe(first);
    },
  );

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

  it('CAL-56: a month that cannot be read anew stays as it was', async () => {
    const failing: string[] = [];
    const { ask, queryClient } = tabOf(july, failing);
    const before = await ask();
    failing.push('2027-07');
    await queryClient.invalidateQueries();
    expect((await ask()).days).toEqual(before.days);
  });

  it('RTE-02: the months of one language are not those of the other', async () => {
    const { ask } = tabOf(july);
    expect([(await ask()).total, (await ask({ lang: 'en' })).total]).toEqual([2, 3]);
  });

  it('RTE-02: what one asks for is kept apart from all that differs', () => {
    const { client } = tabOf([]);
    const address = { today: '2027-07-17', settings: programmeSettings } as const;
    const variants: Asked[] = [
      {},
      { english: 'true' },
      { filters: { ...noFilters, city: ['Laval'] } },
      { filters: { ...noFilters, price: 'free' } },
      { days: { from: '2027-07-16', to: '2027-07-18' } },
      { days: { from: '2027-07-16', to: '2027-07-18' }, after: '17:00' },
      { until: '2027-07-17' },
      { mode: 'day', day: '2027-07-16' },
      { mode: 'day', day: '2027-07-17' },
    ];
    const withinDay: Asked[] = [
      { after: '20:20' },
      { offset: 100 },
      { after: '20:20', offset: 100 },
      { after: '20:20', before: '04:00' },
    ];
    const keys = (['fr', 'en'] as const).flatMap((lang) => [
      ...variants.flatMap((asked) => [
        calendarViewQuery(client, questionOf('2027-07', { ...asked, lang })).queryKey,
        facetsQuery(client, questionOf('2027-07', { ...asked, lang })).queryKey,
      ]),
      ...withinDay.map(
        (asked) =>
          calendarViewQuery(client, questionOf('2027-07', { mode: 'day', day: '2027-07-16', ...asked, lang }))
            .queryKey,
      ),
      calendarViewQuery(client, questionOf('2027-07', { lang, opening: '2027-07-16' })).queryKey,
      calendarViewQuery(client, questionOf('2027-08', { lang })).queryKey,
      citiesQuery(client, lang, '2027-07-16').queryKey,
      citiesQuery(client, lang, '2027-07-17').queryKey,
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
    await ask({ filters: { ...noFilters, city: ['Montréal'] } });
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

  it.each<[string, NonNullable<Asked>, string]>([
    [
      'an evening',
      { mode: 'day', day: '2027-07-16', after: '17:00', before: '04:00' },
      'month=2027-07&days=2027-07-16..2027-07-16&after=17%3A00&before=04%3A00',
    ],
    [
      'a weekend that reaches into the next month: what is here',
      { days: { from: '2027-07-30', to: '2027-08-01' }, after: '17:00' },
      'month=2027-07&days=2027-07-30..2027-07-31&after=17%3A00',
    ],
    ['the archive’s last month', { until: '2027-07-17' }, 'month=2027-07&days=2027-07-01..2027-07-17'],
    ['English shows too', { english: 'true' }, 'month=2027-07&english=true'],
    ['Month view, whatever day is remembered', { mode: 'month', day: '2027-07-16' }, 'month=2027-07'],
  ])('CAL-21: the choices are those of what is shown: %s', async (_, asked, search) => {
    const { client, calls, queryClient } = tabOf(july);
    await queryClient.query(facetsQuery(client, questionOf('2027-07', asked)));
    expect(calls).toEqual([`calendar/facets?${search}`]);
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

  it('CAL-38: where today is the last day with shows no other month is asked', async () => {
    const { client, calls, queryClient } = tabOf([
      ...july,
      programmationOf('4', { date: { start: '2027-08-17T23:30:00Z' } }),
    ]);
    await queryClient.query(landingQuery(client, { ...address, calendar: 'live' }));
    expect(calls).toEqual(['calendar?month=2027-07']);
  });

  it('RTE-04: where the present month has past shows the archive asks no other', async () => {
    const oldest = programmationAt('0', '2027-06-16T23:30:00Z', '-0400');
    const days = [{ date: '2027-07-16', count: 1, first: [] }];
    const june = Date.parse(oldest.date.start) / 1000;
    const { client, calls } = clientOf([
      () => Response.json({ days, total: 1, previous: june, next: null, left_out_english: 0 }),
      listOf([oldest]),
    ]);
    const landed = await new QueryClient().query(landingQuery(client, { ...address, calendar: 'archive' }));
    expect([landed, calls.length]).toEqual([
      { month: '2027-07', day: '2027-07-16', first: '2027-06', last: '2027-07' },
      2,
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
        '/api/content/fr/content/8/calendar?month=2027-07&days=2027-07-01..2027-07-17',
        '/api/content/fr/content/8/programmations?from=0&pagesize=1&showthumbnail=1',
        '/api/content/fr/content/8/calendar?month=2027-03',
      ],
    ]);
  });
});

describe('RTE-04: the archive is the past', () => {
  const items = [
    programmationOf('june', { date: { start: '2027-06-20T23:00:00Z' } }),
    programmationOf('a', { date: { start: '2027-07-10T23:00:00Z' } }),
    programmationOf('b', { venue: 'Club', date: { start: '2027-07-17T23:00:00Z' } }),
    programmationOf('to come', { venue: 'Park', date: { start: '2027-07-18T23:00:00Z' } }),
    programmationOf('next month', { date: { start: '2027-08-18T23:00:00Z' } }),
  ];
  const archive = { until: '2027-07-17' };

  it('RTE-04: days to come are in no view, no count, no choice of a filter', async () => {
    const { ask, client, queryClient } = tabOf(items);
    const month = await ask(archive);
    expect([month.days.map(({ date }) => date), month.total, month.folded]).toEqual([
      ['2027-07-10', '2027-07-17'],
      2,
      null,
    ]);
    const choices = await queryClient.query(facetsQuery(client, questionOf('2027-07', archive)));
    expect(choices.venue.map(({ value }) => value)).toEqual(['Club', 'Théâtre du Coin']);
  });

  it('RTE-04: nothing leads to them: not from the last day, not from an empty month', async () => {
    const { ask } = tabOf(items);
    const last = await ask({ ...archive, mode: 'day', day: '2027-07-17' });
    expect([last.days.map(({ date }) => date), last.beyond]).toEqual([
      ['2027-07-10', '2027-07-17'],
      { previous: null, next: null },
    ]);
    const first = await ask({ ...archive, mode: 'day', day: '2027-06-20' }, '2027-06');
    expect(first.beyond).toEqual({ previous: null, next: '2027-07-10' });
    const empty = tabOf(items.slice(3));
    expect((await empty.ask(archive)).beyond).toEqual({ previous: null, next: null });
    expect((await empty.ask(archive, '2027-06')).beyond.next).toBeNull();
    const lastDay = tabOf(items.slice(2));
    expect((await lastDay.ask(archive, '2027-06')).beyond.next).toBe('2027-07-17');
  });

  it('RTE-04: a month before is all of it', async () => {
    const { ask, calls } = tabOf(items);
    expect([(await ask(archive, '2027-06')).total, calls]).toEqual([1, ['calendar?month=2027-06']]);
  });
});

describe('where the visitor stands in time', () => {
  const at = (local: string) => ({ now: () => Date.parse(`${local}:00-04:00`) });
  const on = (id: string, local: string, city = 'Montréal') =>
    programmationOf(id, { city, date: { start: new Date(Date.parse(`${local}:00-04:00`)).toISOString() } });
  const hours = ['13:00', '15:00', '17:00', '19:00', '20:20', '21:00', '22:00', '23:00'];
  const today = hours.map((hour) => on(hour, `2027-07-16T${hour}`));
  const tilesIn = ({ days }: { days: readonly { tiles: readonly { id: string }[] }[] }) =>
    days.map(({ tiles }) => tiles.map(({ id }) => id));

  it('CAL-38: what is to come of today is asked for once its first shows have begun', async () => {
    const { ask, calls } = tabOf(today);
    const noon = await ask({ clock: at('2027-07-16T12:00') });
    expect([tilesIn(noon), calls]).toEqual([[['13:00', '15:00', '17:00']], ['calendar?month=2027-07']]);
    const evening = tabOf(today);
    expect(tilesIn(await evening.ask({ clock: at('2027-07-16T20:20') }))).toEqual([
      ['21:00', '22:00', '23:00'],
    ]);
    expect(evening.calls).toEqual([
      'calendar?month=2027-07',
      'calendar/day?date=2027-07-16&after=20%3A20&offset=0&pagesize=4',
    ]);
  });

  it('CAL-30: what is to come of today is asked for by the filters and the language that the month is', async () => {
    const { ask, calls } = tabOf(today);
    const filters = { ...noFilters, city: ['Montréal'] };
    await ask({ clock: at('2027-07-16T20:20'), filters, english: 'true' });
    const search = `city=${encodeURIComponent('Montréal')}&english=true`;
    expect(calls).toEqual([
      `calendar?month=2027-07&${search}`,
      `calendar/day?date=2027-07-16&after=20%3A20&${search}&offset=0&pagesize=4`,
    ]);
  });

  it('CAL-10: See more of today opens a view in which all that it counts is seen', async () => {
    const { ask } = tabOf(today);
    const clock = at('2027-07-16T20:21');
    const month = await ask({ clock });
    const [block] = month.days;
    expect([block?.count, block?.tiles.map(({ id }) => id)]).toEqual([8, ['21:00', '22:00', '23:00']]);
    const whole = await ask({ mode: 'day', day: '2027-07-16', after: '00:00', clock });
    expect([whole.day?.earlier, whole.day?.groups.map(({ time }) => time)]).toEqual([null, hours]);
  });

  it('CAL-38: what has begun further east, by later clocks, hides nothing of what is to come', async () => {
    const eastern = ['20:30', '20:40', '20:50', '21:10'].map((local) =>
      programmationOf(`east ${local}`, {
        date: { start: new Date(`2027-07-16T${local}:00-02:30`).toISOString(), timezone_offset: '-0230' },
      }),
    );
    const { ask } = tabOf([...today, ...eastern]);
    expect(tilesIn(await ask({ clock: at('2027-07-16T20:20') }))).toEqual([['21:00', '22:00', '23:00']]);
  });

  it('CAL-38: Day view of today is read from now on, and counts what was earlier', async () => {
    const { ask } = tabOf(today);
    const { day } = await ask({ mode: 'day', day: '2027-07-16', clock: at('2027-07-16T20:21') });
    expect([day?.after, day?.earlier, day?.total, day?.groups.map(({ time }) => time)]).toEqual([
      '20:21',
      5,
      3,
      ['21:00', '22:00', '23:00'],
    ]);
  });

  it.each([
    ['another day', { clock: at('2027-07-15T20:21') }, 8],
    ['all of it', { after: '00:00', clock: at('2027-07-16T20:21') }, 8],
    ['today until an hour', { before: '18:00', clock: at('2027-07-16T14:00') }, 3],
    ['today, where nothing is to come', { clock: at('2027-07-16T23:30') }, 8],
  ])('CAL-38: nothing is folded of %s', async (_, asked, total) => {
    const { day } = await tabOf(today).ask({ mode: 'day', day: '2027-07-16', ...asked });
    expect([day?.earlier, day?.total]).toEqual([null, total]);
  });

  it('CAL-10: an evening goes on until the next morning', async () => {
    const { ask } = tabOf([...today, on('night', '2027-07-17T03:59'), on('morning', '2027-07-17T04:00')]);
    const evening = { mode: 'day', day: '2027-07-16', after: '22:00', before: '04:00' } as const;
    const { day } = await ask(evening);
    expect([day?.before, day?.total, day?.groups.map(({ time }) => time)]).toEqual([
      '04:00',
      3,
      ['22:00', '23:00', '03:59'],
    ]);
  });

  it('CAL-46: a weekend of one month is one question, from the evening of its first day on', async () => {
    const { ask, calls } = tabOf([
      on('matinée', '2027-07-16T14:00'),
      on('friday', '2027-07-16T19:00'),
      on('saturday', '2027-07-17T11:00'),
    ]);
    const view = await ask({ days: { from: '2027-07-16', to: '2027-07-18' }, after: '17:00' });
    expect([view.total, tilesIn(view), calls]).toEqual([
      2,
      [['friday'], ['saturday']],
      ['calendar?month=2027-07&days=2027-07-16..2027-07-18&after=17%3A00'],
    ]);
  });

  it('CAL-46: a weekend that reaches into the next month is one view of two questions', async () => {
    const { ask, calls } = tabOf([
      on('matinée', '2027-07-30T14:00'),
      on('friday', '2027-07-30T19:00'),
      on('saturday', '2027-07-31T11:00'),
      on('sunday', '2027-08-01T20:00'),
      on('monday', '2027-08-02T20:00'),
      ...['2027-07-31T12:00', '2027-08-01T12:00'].map((local) => ({ ...on(local, local), language: 'en' })),
    ]);
    const view = await ask({ days: { from: '2027-07-30', to: '2027-08-01' }, after: '17:00' });
    expect([view.total, view.leftOutEnglish, tilesIn(view), calls]).toEqual([
      3,
      2,
      [['friday'], ['saturday'], ['sunday']],
      [
        'calendar?month=2027-07&days=2027-07-30..2027-07-31&after=17%3A00',
        'calendar?month=2027-08&days=2027-08-01..2027-08-01',
      ],
    ]);
  });

  it('CAL-26: the city of an evening is the one that has most shows on it', async () => {
    const { client } = calendarClientOf([
      on('1', '2027-07-16T10:00', 'Laval'),
      on('2', '2027-07-16T11:00', 'Laval'),
      on('3', '2027-07-16T17:00', 'Québec'),
      on('4', '2027-07-17T02:00', 'Québec'),
      on('5', '2027-07-16T20:00', 'Laval'),
    ]);
    const citiesOf = (day: string) => new QueryClient().query(citiesQuery(client, 'fr', day));
    const names = ['Laval', 'Québec'];
    expect([await citiesOf('2027-07-16'), await citiesOf('2027-07-18')]).toEqual([
      { names, ofEvening: 'Québec' },
      { names, ofEvening: '' },
    ]);
  });
});
