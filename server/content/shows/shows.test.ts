import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertProgrammations } from '#server/store/schema/insert.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, error } from '../testing/contentSite.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);
const list = 'fr/content/8/shows';
const dated = v.object({ data: v.array(v.object({ date: v.record(v.string(), v.unknown()) })) });
const choices = v.object({
  data: v.array(
    v.object({
      name: v.string(),
      choices: v.array(v.object({ value: v.string(), count: v.number() })),
    }),
  ),
});

test.each([
  ['city=Montr%C3%A9al', ['1']],
  ['genre=Stand-up', ['1']],
  ['genre=standUp', ['1']],
  ['genre=unknown', []],
  ['series=headliners&language=fr&month=2027-07&price=25-50', ['1']],
  ['price=free', ['2']],
  ['month=2027-08', []],
  ['festival=99', []],
  ['city=&genre=&series=&month=&language=&price=&festival=', ['1', '2']],
  ['colour=red', ['1', '2']],
  ['offset=999999999999999', []],
])('HOM-13: the shows narrowed by %s', async (query, ids) => {
  const answer = await read(`${list}?${query}`);
  expect(answer).toMatchObject({ data: ids.map((id) => ({ id })), next: null });
});

test.each([
  ['offset=-24', 'offset must be a whole number from 0 to 9007199254740991'],
  ['month=2027-13', 'month must be a month, like 2027-07'],
  ['price=cheap', 'price must be free, or two prices that rise, like 25-50'],
  [`city=${'x'.repeat(121)}`, 'city must have 120 characters at most'],
  [`festival=${'1'.repeat(121)}`, 'festival must have 120 characters at most'],
])('HOM-13: what cannot be read is named: %s', async (query, message) => {
  expect((await ask(`${list}?${query}`)).status).toBe(400);
  expect(await read(`${list}?${query}`)).toEqual(error('invalid', message));
  if (!query.startsWith('offset'))
    expect(await read(`${list}/facets?${query}`)).toEqual(error('invalid', message));
});

test('HOM-13: the choices of each filter, with how many shows each would leave', async () => {
  expect(await read(`${list}/facets`)).toMatchObject({
    data: [
      {
        name: 'city',
        choices: [
          {
            value: 'Montréal',
            label: '',
            count: 1,
            // ANA-03
            position: { latitude: 45.50884, longitude: -73.58781 },
          },
        ],
      },
      { name: 'genre', choices: [{ value: 'standUp', label: 'Stand-up', count: 1 }] },
      { name: 'series', choices: [{ value: 'headliners', label: '', count: 1 }] },
      { name: 'month', choices: [{ value: '2027-07', label: '', count: 2 }] },
      { name: 'language', choices: [{ value: 'fr', label: '', count: 1 }] },
      {
        name: 'price',
        choices: [
          { value: 'free', label: '', count: 1 },
          { value: '0-25', label: '', count: 1 },
          { value: '25-50', label: '', count: 1 },
        ],
      },
      { name: 'festival', choices: [] },
    ],
    totalcount: 7,
  });
});

test('HOM-13: the choices are those of the series that is asked for', async () => {
  const facetsOf = async (tag: string) => {
    const told = v.parse(choices, await read(`${list}/facets?tag_unit=${tag}`));
    return told.data.map(({ name, choices: of }) => [
      name,
      of.map(({ value, count }) => `${value} ${count}`),
    ]);
  };
  expect(await facetsOf('headliners')).toEqual([
    ['city', ['Montréal 1']],
    ['genre', ['standUp 1']],
    ['series', ['headliners 1']],
    ['month', ['2027-07 1']],
    ['language', ['fr 1']],
    ['price', ['25-50 1']],
    ['festival', []],
  ]);
});

test('HOM-13: the dates of a listed show have the offsets of their own days and places', async () => {
  const own = await startOwnApp();
  const winter = Temporal.Instant.from('2027-12-01T20:30:00Z').epochMilliseconds / 1_000;
  await own.store.write((db) =>
    insertProgrammations(db, [
      {
        id: 50,
        external_id: 'test:50',
        show_id: 1,
        venue_id: 1,
        starts_at: winter,
        timezone: 'Europe/Paris',
        taken: 0,
      },
    ]),
  );
  own.clock.set('2027-07-17T00:00:00Z');
  expect(await contentOf(() => own).read(`${list}?tag_unit=headliners`)).toMatchObject({
    data: [
      {
        date: {
          firstDate: '2027-07-16T23:30:00Z',
          nextDate: '2027-07-17T23:30:00Z',
          lastDate: '2027-12-01T20:30:00Z',
          timezone_offset: '-0400',
          timezone_offset_end: '+0100',
          timezone: 'America/Toronto',
        },
      },
    ],
  });
});

test('HOM-13: a listed show that is over has no next date', async () => {
  const own = await startOwnApp();
  own.clock.set('2027-07-18T00:00:00Z');
  const told = v.parse(dated, await contentOf(() => own).read(list));
  expect(told.data.map(({ date }) => Object.hasOwn(date, 'nextDate'))).toEqual([false, false]);
});

test('HOM-13: the list changes by itself when a date begins', async () => {
  const own = await startOwnApp();
  const nextDates = async () => {
    const told = v.parse(dated, await contentOf(() => own).read(list));
    return told.data.map(({ date }) => date['nextDate']);
  };
  const first = '2027-07-16T23:30:00Z';
  own.clock.set('2027-07-16T23:29:59Z');
  expect(await nextDates()).toEqual([first, first]);
  own.clock.set('2027-07-16T23:45:00Z');
  expect(await nextDates()).toEqual(['2027-07-17T23:30:00Z', undefined]);
});

test('RTE-17: without festivals their list is empty', async () => {
  expect(await read('en/content/8/festivals')).toMatchObject({ data: [], totalcount: 0 });
});
