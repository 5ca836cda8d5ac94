import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarFacets } from '#contract/wire/calendar.ts';
import { evening } from '#server/store/testing/programme.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, error } from '../testing/contentSite.ts';
import { microphone, nights } from '../testing/listed.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
  await running.store.write((db) =>
    insertAll(db, 'show_accessibility', [
      { show_id: 1, feature: 'step_free' },
      { show_id: 1, feature: 'asl' },
    ]),
  );
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);
const calendar = 'fr/content/8/calendar';
const day = 86_400;
const accessible = { ...nights, accessibility: ['asl', 'step_free'] };
const second = {
  ...accessible,
  id: '8',
  date: { ...nights.date, start: '2027-07-17T23:30:00Z', end: null },
  status: 'SOLD_OUT',
};
const list = { pagesize: 100, previous: null, next: null };

describe('a month of the calendar', () => {
  test('CAL-46: days with counts, and the nearest starts around them in seconds, as the wire names them', async () => {
    expect(await read(`${calendar}?month=2027-07`)).toEqual({
      days: [
        { date: '2027-07-16', count: 2, first: [microphone, accessible] },
        { date: '2027-07-17', count: 1, first: [second] },
      ],
      total: 3,
      previous: null,
      next: null,
      left_out_english: 0,
    });
    expect(await read(`${calendar}?month=2027-06`)).toEqual({
      days: [],
      total: 0,
      previous: null,
      next: evening,
      left_out_english: 0,
    });
    expect(await read(`${calendar}?month=2027-08`)).toMatchObject({ previous: evening + day, next: null });
  });

  test('CAL-24: filters are questions to it, its neighbours too', async () => {
    expect(await read(`${calendar}?month=2027-07&kind=online`)).toMatchObject({
      days: [{ date: '2027-07-16', count: 1, first: [microphone] }],
      total: 1,
    });
    expect(await read(`${calendar}?month=2027-08&kind=online`)).toMatchObject({ previous: evening });
    expect(
      await read(
        `${calendar}?month=2027-07&accessibility=asl&price=25-50&venue=Th%C3%A9%C3%A2tre%20du%20Coin`,
      ),
    ).toMatchObject({ total: 2 });
    expect(await read(`${calendar}?month=2027-07&venue=nowhere`)).toMatchObject({ days: [], total: 0 });
  });

  test('CAL-46: some days of it', async () => {
    expect(await read(`${calendar}?month=2027-07&days=2027-07-17..2027-07-18`)).toMatchObject({
      days: [{ date: '2027-07-17' }],
      total: 1,
      previous: null,
      next: null,
    });
  });

  test.each([
    ['after=19:30', 3],
    ['after=19:31', 1],
  ])('CAL-46: some days of it, of the first %s: %d', async (after, total) => {
    expect(await read(`${calendar}?month=2027-07&days=2027-07-16..2027-07-17&${after}`)).toMatchObject({
      total,
      previous: null,
      next: null,
    });
  });

  test.each([
    ['after=17:00&before=04:00', [['Montréal', 1]]],
    ['after=19:31&before=04:00', []],
    ['before=19:30', []],
  ])('CAL-21: the choices of an evening, %s', async (span, cities) => {
    const { city } = v.parse(
      calendarFacets,
      await read(`${calendar}/facets?month=2027-07&days=2027-07-16..2027-07-16&${span}&english=true`),
    );
    expect(city.map(({ value, count }) => [value, count])).toEqual(cities);
  });

  test('CAL-23: the choices of the panel come apart, as the wire names them', async () => {
    const option = (value: string, count: number) => ({ value, label: value, count });
    expect(await read(`${calendar}/facets?month=2027-07&kind=venue`)).toEqual({
      venue: [option('Théâtre du Coin', 2)],
      city: [{ ...option('Montréal', 2), position: { latitude: 45.50884, longitude: -73.58781 } }],
      kind: [option('venue', 2), option('online', 1)],
      genre: [option('Stand-up', 2)],
      type: [option('headliners', 2)],
      price: [option('25-50', 2)],
      accessibility: [option('asl', 2), option('step_free', 2)],
    });
  });

  test('CAL-10: a day, in pages, by the clock of the place', async () => {
    const ofDay = `${calendar}/day?date=2027-07-16`;
    expect(await read(ofDay)).toEqual({ data: [microphone, accessible], totalcount: 2, ...list });
    expect(await read(`${ofDay}&pagesize=1&offset=1`)).toEqual({
      data: [accessible],
      totalcount: 2,
      pagesize: 1,
      previous: 0,
      next: null,
    });
    expect(await read(`${ofDay}&pagesize=2&offset=1`)).toMatchObject({ data: [accessible], totalcount: 2 });
    expect(await read(`${ofDay}&offset=100`)).toMatchObject({ data: [], totalcount: 2 });
    expect(await read(`${ofDay}&kind=venue`)).toMatchObject({ data: [accessible], totalcount: 1 });
  });

  test('CAL-46: a month and a day are told in the language that is asked for', async () => {
    const english = {
      id: '3',
      title: 'On Mute',
      url: '/en/shows/on-mute',
      categories: ['Online'],
    };
    expect([
      await read('en/content/8/calendar?month=2027-07&english=true'),
      await read('en/content/8/calendar/day?date=2027-07-16'),
    ]).toMatchObject([
      {
        days: [
          { date: '2027-07-16', first: [english, { title: 'Sleepless Nights' }] },
          { date: '2027-07-17' },
        ],
      },
      { data: [english, { title: 'Sleepless Nights', categories: ['In venue', 'Stand-up'] }] },
    ]);
  });

  test.each([
    ['after=19:30', ['3', '7']],
    ['after=19:31', []],
    ['before=19:30', []],
    ['before=19:31', ['3', '7']],
    ['after=20:00&before=19:31', ['8']],
    ['after=20:00&before=19:30', []],
    ['after=19:31&before=04:00', []],
  ])('CAL-10: of an evening, %s: %o', async (span, ids) => {
    expect(await read(`${calendar}/day?date=2027-07-16&${span}`)).toMatchObject({
      data: ids.map((id) => ({ id })),
      totalcount: ids.length,
    });
  });

  test('CAL-48: the answer is kept, and made anew when the data change', async () => {
    const first = await ask(`${calendar}?month=2027-07`);
    const tag = first.headers.get('etag') ?? '';
    expect([tag !== '', first.headers.get('cache-control')]).toEqual([
      true,
      'public, max-age=0, must-revalidate',
    ]);
    const again = await ask(`${calendar}?month=2027-07`, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    ['', 'month is not what it must be'],
    ['?month=2027-13', 'month must be a month, YYYY-MM'],
    ['?month=2027-7', 'month must be a month, YYYY-MM'],
    ['?month=2027-07&price=50-25', 'price must be free, or two prices that rise, like 25-50'],
    ['?month=2027-07&price=cheap', 'price must be free, or two prices that rise, like 25-50'],
    ['?month=2027-07&english=yes', 'english must be true or false'],
    [`?month=2027-07&city=${'x'.repeat(121)}`, 'city must have 120 characters at most'],
    ['?month=2027-07&days=2027-07-18..2027-07-16', 'days must be dates that exist, in order'],
    ['?month=2027-07&days=2027-07-30..2027-08-01', 'days must be of the month'],
    ['?month=2027-02&days=2027-02-28..2027-02-30', 'days must be dates that exist, in order'],
    ['/day?date=2027-02-30', 'date must be a date that exists, YYYY-MM-DD'],
    ['/day?date=2027-07-16&after=24:00', 'after must be a time, HH:MM'],
    ['/day?date=2027-07-16&pagesize=401', 'pagesize must be a whole number from 1 to 400'],
    ['?month=2027-07&after=17:00', 'after must come with days'],
    ['?month=2027-07&days=2027-07-16..2027-07-17&after=5pm', 'after must be a time, HH:MM'],
    ['/facets?month=2027-07&before=04:00', 'after must come with days'],
    ['/facets?month=x', 'month must be a month, YYYY-MM'],
  ])('%s is refused, and the message names what is wrong', async (search, message) => {
    const answer = await ask(calendar + search);
    expect([answer.status, await answer.json()]).toEqual([400, error('invalid', message)]);
  });

  test('a value of 120 characters is one that nobody has', async () => {
    expect(await read(`${calendar}?month=2027-07&city=${'x'.repeat(120)}`)).toMatchObject({ total: 0 });
  });
});
