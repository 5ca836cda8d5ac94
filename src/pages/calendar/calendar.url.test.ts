import { transition } from 'xstate';
import { describe, expect, test } from 'vitest';
import { calendarMachine, type CalendarEvent } from '#machines/calendar/calendar.machine.ts';
import { noFilters } from '#contract/programme/calendar/chosenFilters.ts';
import { repairSearch } from './calendar.search.ts';
import {
  dayLinksOf,
  fromUrl,
  hrefFor,
  hrefFrom,
  linksOf,
  nextUrl,
  toUrl,
  toUrlElsewhere,
  wholeDayLinkOf,
  type CalendarFrame,
} from './calendar.url.ts';

const frame: CalendarFrame = {
  lang: 'fr',
  first: '2027-01',
  last: '2029-12',
  today: '2027-07-16',
  until: null,
  landing: { month: '2027-07', day: '2027-07-15' },
};
const filters = {
  venue: 'Théâtre du Coin & fils',
  city: 'Montréal',
  kind: 'venue',
  genre: 'Stand-up',
  type: '42',
  price: '25-50',
  accessibility: 'step_free',
};
const chosen = { ...filters, city: [filters.city], accessibility: [filters.accessibility] };

const events: CalendarEvent[] = [
  { type: 'month.opened' },
  { type: 'day.opened', day: '2027-07-15' },
  { type: 'day.opened', day: '2027-08-01' },
  { type: 'day.moved', day: '2027-07-31' },
  { type: 'day.moved', day: '2030-01-01' },
  { type: 'time.chosen', after: '20:20' },
  { type: 'time.chosen', after: null },
  { type: 'day.opened', day: '2027-07-15', after: '17:00', before: '04:00' },
  { type: 'days.chosen', days: { from: '2027-07-30', to: '2027-08-01' }, after: '17:00' },
  { type: 'days.chosen', days: { from: '2027-07-01', to: '2027-07-14' }, after: null },
  { type: 'days.chosen', days: { from: '2029-12-31', to: '2030-01-02' }, after: null },
  { type: 'days.removed' },
  { type: 'month.previous' },
  { type: 'month.next' },
  { type: 'month.chosen', month: '2029-12' },
  { type: 'month.chosen', month: '2027-01' },
  { type: 'month.chosen', month: '2027-07' },
  { type: 'filters.applied', filters: chosen, english: 'true' },
  { type: 'filters.applied', filters: { ...noFilters, city: ['123'] }, english: 'false' },
  { type: 'filter.removed', name: 'venue', value: 'Café & Cie' },
  { type: 'filter.removed', name: 'english', value: 'true' },
  { type: 'filters.cleared' },
];

/** Every state that the events above reach, distinguished as a visitor would. */
const reachable = (start: CalendarFrame) => {
  const found = new Map<string, ReturnType<typeof fromUrl>>();
  let edge = [fromUrl({}, start)];
  while (edge.length > 0) {
    edge = edge
      .flatMap((state) => events.map((event) => transition(calendarMachine, state, event)[0]))
      .filter((state) => {
        const key = JSON.stringify([state.value, state.context]);
        return found.has(key) ? false : Boolean(found.set(key, state));
      });
  }
  return [...found.values()];
};

describe('the address of the calendar', () => {
  test.each([
    ['a landing with a day', frame],
    ['a landing without a day', { ...frame, landing: { month: '2027-07', day: null } }],
  ])('CAL-36: the address holds every reachable state (%s)', (_name, start) => {
    const states = reachable(start);
    expect(states.length).toBeGreaterThan(100);
    for (const state of states) {
      const read = fromUrl(toUrl(state, start), start);
      expect([read.value, read.context]).toEqual([state.value, state.context]);
    }
  });

  test('CAL-29: defaults are absent from the address', () => {
    expect(toUrl(fromUrl({}, frame), frame)).toEqual({});
    expect(
      toUrl(
        fromUrl({ mode: 'month', month: '2027-07', day: '2027-07-15', english: 'false', city: '' }, frame),
        frame,
      ),
    ).toEqual({});
  });

  test('CAL-38: an empty address is the landing', () => {
    const { value, context } = fromUrl({}, frame);
    expect([value, context]).toEqual([
      'month',
      {
        month: '2027-07',
        day: '2027-07-15',
        days: null,
        after: null,
        before: null,
        filters: noFilters,
        english: 'false',
        first: '2027-01',
        last: '2029-12',
      },
    ]);
  });

  test.each([
    ['CAL-40', { month: '2026-12' }, {}],
    ['CAL-40', { mode: 'day', day: '2026-12-31' }, {}],
    ['CAL-41', { month: '2030-01' }, {}],
    ['CAL-41', { mode: 'day', day: '2030-01-01' }, {}],
  ])('%s: an address beyond the reach is repaired (%j)', (_, search, repaired) => {
    expect(toUrl(fromUrl(search, frame), frame)).toEqual(repaired);
  });

  test.each([
    [{ mode: 'week' }, {}],
    [{ mode: 'day', day: '2027-02-30' }, {}],
    [{ mode: 'day', day: 'tomorrow', month: '2027-09' }, { month: '2027-09' }],
    [
      { mode: 'day', day: '2027-08-02', month: '2027-11' },
      { mode: 'day', day: '2027-08-02' },
    ],
    [{ month: '2027-13' }, {}],
    [{ month: '2027-08', day: '2027-09-01' }, { month: '2027-08' }],
    [{ day: '2027-08-02' }, { month: '2027-08', day: '2027-08-02' }],
    [{ city: ['Québec', ' Laval ', 'Laval'] }, { city: ['Laval', 'Québec'] }],
    [{ city: ['Laval', 'Laval'] }, { city: 'Laval' }],
    [{ city: ['Laval', ''] }, {}],
    [{ city: [] }, {}],
    [{ city: [...'kjihgfedcba'] }, { city: [...'abcdefghij'] }],
    [{ accessibility: ['step_free', 'asl', 'unknown'] }, { accessibility: ['asl', 'step_free', 'unknown'] }],
    [{ english: 'yes', venue: ['a', 'b'], city: '  Laval ', page: '3' }, { city: 'Laval' }],
    [{ genre: 'x'.repeat(500) }, { genre: 'x'.repeat(120) }],
    [{ genre: `${'x'.repeat(119)} more` }, { genre: 'x'.repeat(119) }],
    [{ category: 'Impro', price: '50-25', kind: 'venue' }, { kind: 'venue' }],
    [{ price: 'free' }, { price: 'free' }],
  ])('CAL-39: a bad address is repaired (%j)', (search, repaired) => {
    expect(toUrl(fromUrl(search, frame), frame)).toEqual(repaired);
  });

  test.each([
    [{ mode: 'day' }, { mode: 'day', day: '2027-07-16' }],
    [
      { mode: 'day', month: '2027-09', after: '17:00' },
      { mode: 'day', day: '2027-07-16', after: '17:00' },
    ],
    [{ mode: 'day', day: '' }, {}],
  ])('CAL-10: a day that is not named is today (%j)', (search, meant) => {
    expect(toUrl(fromUrl(search, frame), frame)).toEqual(meant);
  });

  const ofDay = { mode: 'day', day: '2027-08-02' };
  test.each([
    [
      { ...ofDay, after: '20:20', offset: '150' },
      { ...ofDay, after: '20:20', offset: '150' },
    ],
    [{ ...ofDay, after: '25:00', offset: '-1' }, ofDay],
    [{ ...ofDay, after: '8:20 pm', offset: '1e2' }, ofDay],
    [{ ...ofDay, after: ['20:20'], offset: '0' }, ofDay],
    [{ ...ofDay, offset: '100.5' }, ofDay],
    [{ ...ofDay, offset: '9'.repeat(20) }, ofDay],
    [{ day: '2027-08-02', after: '20:20', offset: '100' }, { day: '2027-08-02' }],
    [
      { mode: 'day', after: '20:20', offset: '100' },
      { mode: 'day', after: '20:20', offset: '100' },
    ],
    [{ mode: 'day', day: '2027-02-30', after: '20:20' }, {}],
    [
      { ...ofDay, after: '17:00', before: '04:00' },
      { ...ofDay, after: '17:00', before: '04:00' },
    ],
    [{ ...ofDay, before: '4:00', days: '2027-08-01..2027-08-02' }, ofDay],
    [
      { days: '2027-07-30..2027-08-01', after: '17:00', before: '04:00' },
      { days: '2027-07-30..2027-08-01', after: '17:00' },
    ],
    [{ days: '2027-07-30..2027-07-29', after: '17:00' }, {}],
    [{ days: '2027-07-01..2027-09-01' }, {}],
    [{ days: '2027-07-01' }, {}],
    [{ days: ['2027-07-01..2027-07-02'] }, {}],
  ])(
    'CAL-10: a time and a place within a day are of Day view alone, and repaired (%j)',
    (search, repaired) => {
      expect(repairSearch(search)).toEqual(repaired);
    },
  );

  test('CAL-10: what is beyond reach has no time', () => {
    expect(fromUrl({ mode: 'day', day: '2026-12-31', after: '20:20' }, frame).context.after).toBeNull();
  });

  test('CAL-10: links lead to the first shows of where they lead, but for those to other shows of the day', () => {
    const state = fromUrl({ ...ofDay, after: '20:20', city: 'Laval', offset: '300' }, frame);
    const path = '/en/calendar';
    const link = linksOf(path, state, frame);
    expect([
      link({ type: 'filters.cleared' }),
      link({ type: 'time.chosen', after: '21:00' }),
      link({ type: 'day.moved', day: '2027-08-03' }),
      hrefFrom(path, state, frame, { after: '20:20', offset: 200 }),
      hrefFrom(path, state, frame, { after: '20:20', offset: 0 }),
    ]).toEqual([
      `${path}?mode=day&day=2027-08-02&after=20%3A20`,
      `${path}?mode=day&day=2027-08-02&after=21%3A00&city=Laval`,
      `${path}?mode=day&day=2027-08-03&city=Laval`,
      `${path}?mode=day&day=2027-08-02&after=20%3A20&city=Laval&offset=200`,
      `${path}?mode=day&day=2027-08-02&after=20%3A20&city=Laval`,
    ]);
  });

  test('CAL-10: what comes after a hundred that is counted from now on is counted from the same moment', () => {
    const state = fromUrl({ ...ofDay, city: 'Laval' }, frame);
    const now = { after: '20:21', offset: 100 };
    expect([
      hrefFrom('/en/calendar', state, frame, now),
      hrefFrom('/en/calendar', state, frame, { ...now, offset: 0 }),
    ]).toEqual([
      '/en/calendar?mode=day&day=2027-08-02&after=20%3A21&city=Laval&offset=100',
      '/en/calendar?mode=day&day=2027-08-02&city=Laval',
    ]);
  });

  test.each([
    ['CAL-40', { days: '2026-12-31..2027-01-02', after: '17:00' }, {}],
    ['CAL-41', { days: '2029-12-31..2030-01-01' }, {}],
    [
      'CAL-39',
      { days: '2027-07-30..2027-08-01', month: '2027-11', day: '2027-07-31' },
      { days: '2027-07-30..2027-08-01' },
    ],
  ])('%s: days that the calendar reaches are those of their month (%j)', (_, search, repaired) => {
    expect(toUrl(fromUrl(search, frame), frame)).toEqual(repaired);
  });

  test.each([
    [
      { mode: 'day', day: '2027-07-16' },
      { mode: 'day', day: '2027-07-16' },
    ],
    [{ mode: 'day', day: '2027-07-17' }, {}],
    [{ day: '2027-07-17' }, {}],
    [{ days: '2027-07-10..2027-07-16' }, { days: '2027-07-10..2027-07-16' }],
    [{ days: '2027-07-10..2027-07-17' }, {}],
    [{ mode: 'day' }, { mode: 'day', day: '2027-07-16' }],
  ])('RTE-04: the archive ends with today (%j)', (search, meant) => {
    const archive = { ...frame, last: '2027-07', until: '2027-07-16' };
    expect(toUrl(fromUrl(search, archive), archive)).toEqual(meant);
  });

  test('CAL-10: See more of today leads to the whole day, of a chosen evening to that', () => {
    const today = '2027-07-16';
    const hrefAt = (search: Record<string, string>) =>
      wholeDayLinkOf('/en/calendar', fromUrl(search, frame), frame, today);
    expect([
      hrefAt({}),
      hrefAt({ city: 'Laval' }),
      hrefAt({ days: '2027-07-16..2027-07-18', after: '17:00' }),
      hrefAt({ days: '2027-07-15..2027-07-18', after: '17:00' }),
    ]).toEqual([
      `/en/calendar?mode=day&day=${today}&after=00%3A00`,
      `/en/calendar?mode=day&day=${today}&after=00%3A00`,
      `/en/calendar?mode=day&day=${today}&after=17%3A00`,
      `/en/calendar?mode=day&day=${today}&after=00%3A00`,
    ]);
  });

  test('RTE-04: an address says no more than it must: of the landing’s month the day alone', () => {
    const written = (search: Record<string, string>) => toUrl(fromUrl(search, frame), frame);
    expect([
      written({ month: '2027-07', day: '2027-07-20' }),
      written({ month: '2027-07', day: '2027-07-15' }),
      written({ month: '2027-07' }),
      written({ month: '2027-08', day: '2027-08-02' }),
    ]).toEqual([{ day: '2027-07-20' }, {}, { month: '2027-07' }, { month: '2027-08', day: '2027-08-02' }]);
  });

  test('CAL-24: the search schema drops what it does not know', () => {
    expect(
      repairSearch({ mode: 'day', day: '2027-07-15', english: 'true', type: 'street', utm_source: 'x' }),
    ).toEqual({
      mode: 'day',
      day: '2027-07-15',
      type: 'street',
      english: 'true',
    });
  });

  test('CAL-22: in the English interface there is nothing that `english` could add', () => {
    const english = { ...frame, lang: 'en' } as const;
    const state = fromUrl({ english: 'true', city: 'Laval' }, english);
    expect([state.context.english, toUrl(state, english)]).toEqual(['false', { city: 'Laval' }]);
  });

  test('CAL-21: the panel of a page without scripts is no part of where one is', () => {
    const search = { month: '2027-08', panel: 'filters' } as const;
    expect([repairSearch(search), toUrl(fromUrl(search, frame), frame)]).toEqual([
      search,
      { month: '2027-08' },
    ]);
    expect(repairSearch({ panel: 'months' })).toEqual({});
  });

  test('CAL-36: opening a day resets the filters and keeps the English toggle', () => {
    const search = { month: '2027-08', ...filters, english: 'true' };
    expect(nextUrl(search, frame, { type: 'day.opened', day: '2027-08-03' })).toEqual({
      mode: 'day',
      day: '2027-08-03',
      english: 'true',
    });
  });

  test('CAL-37: the Month tab clears the filters and the English toggle', () => {
    const search = { mode: 'day', day: '2027-08-03', ...filters, english: 'true' };
    expect(nextUrl(search, frame, { type: 'month.opened' })).toEqual({ month: '2027-08', day: '2027-08-03' });
  });

  test('TON-12: the visitor’s own city is kept where the filters are reset', () => {
    const own = { ...frame, ownCity: 'Laval' };
    const state = fromUrl({ month: '2027-08', city: 'Laval', price: 'free', english: 'true' }, own);
    const link = linksOf('/fr/calendrier', state, own);
    expect([
      link({ type: 'day.opened', day: '2027-08-03' }),
      dayLinksOf('/fr/calendrier', state, own, '2027-08')('2027-08-04'),
      link({ type: 'month.opened' }),
      link({ type: 'filters.cleared' }),
    ]).toEqual([
      '/fr/calendrier?mode=day&day=2027-08-03&city=Laval&english=true',
      '/fr/calendrier?mode=day&day=2027-08-04&city=Laval&english=true',
      '/fr/calendrier?month=2027-08&city=Laval',
      '/fr/calendrier?month=2027-08',
    ]);
  });

  test('CAL-44: a link that the machine does not allow is no link', () => {
    const link = linksOf('/en/calendar', fromUrl({ month: '2027-01' }, frame), frame);
    expect([link({ type: 'month.previous' }), link({ type: 'month.next' })]).toEqual([
      null,
      '/en/calendar?month=2027-02',
    ]);
  });

  test('CAL-36: the links of a month’s days are the machine’s own', () => {
    const searches = [
      {},
      { month: '2027-08', ...filters, english: 'true' },
      { mode: 'day', day: '2027-08-03' },
      { mode: 'day', day: '2027-07-01', after: '17:00', before: '04:00' },
      { days: '2027-07-01..2027-07-15', after: '17:00' },
    ];
    for (const search of searches) {
      const state = fromUrl(search, frame);
      const link = linksOf('/fr/calendrier', state, frame);
      for (const month of ['2027-07', '2027-08', '2030-01']) {
        const days = ['01', '15', '31'].map((day) => `${month}-${day}`);
        const dayLink = dayLinksOf('/fr/calendrier', state, frame, month);
        expect(days.map(dayLink)).toEqual(days.map((day) => link({ type: 'day.opened', day })));
      }
    }
  });

  test('CAL-26: a link repeats the name of several values, where it keeps them', () => {
    const state = fromUrl({ city: ['Québec', 'Laval'] }, { ...frame, ownCity: '' });
    const link = linksOf('/fr/calendrier', state, frame);
    expect([
      link({ type: 'month.next' }),
      link({ type: 'day.opened', day: '2027-08-03' }, state.context.filters.city),
      link({ type: 'day.opened', day: '2027-08-03' }),
      link({ type: 'filter.removed', name: 'city', value: 'Laval' }),
    ]).toEqual([
      '/fr/calendrier?month=2027-08&city=Laval&city=Qu%C3%A9bec',
      '/fr/calendrier?mode=day&day=2027-08-03&city=Laval&city=Qu%C3%A9bec',
      '/fr/calendrier?mode=day&day=2027-08-03',
      '/fr/calendrier?city=Qu%C3%A9bec',
    ]);
  });

  test('CAL-26: a link escapes its values and keeps their order', () => {
    expect(hrefFor('/fr/calendrier', { city: 'Trois-Rivières', venue: 'Café & Cie' })).toBe(
      '/fr/calendrier?city=Trois-Rivi%C3%A8res&venue=Caf%C3%A9+%26+Cie',
    );
    expect(hrefFor('/fr/calendrier', {})).toBe('/fr/calendrier');
  });

  test.each([
    ['nothing said', {}, {}],
    ['a month', { month: '2027-08' }, { month: '2027-08' }],
    [
      'a month and a day in it',
      { month: '2027-08', day: '2027-08-03' },
      { month: '2027-08', day: '2027-08-03' },
    ],
    [
      'a day from a time on and every filter',
      { mode: 'day', day: '2027-08-03', after: '20:20', offset: '100', ...filters, english: 'true' },
      {
        mode: 'day',
        day: '2027-08-03',
        after: '20:20',
        venue: filters.venue,
        city: filters.city,
        kind: filters.kind,
        type: filters.type,
        price: filters.price,
        accessibility: filters.accessibility,
      },
    ],
    [
      'a weekend and an evening',
      { days: '2027-07-30..2027-08-01', after: '17:00', city: 'Laval' },
      { days: '2027-07-30..2027-08-01', after: '17:00', city: 'Laval' },
    ],
  ])('RTE-37: what means the same in the other language is kept: %s', (_, search, kept) => {
    expect(toUrlElsewhere(fromUrl(search, frame), frame)).toEqual(kept);
  });
});
