import * as v from 'valibot';
import type { Accessibility } from './chosenFilters.ts';
import { expect, test } from 'vitest';
import { calendarFilters } from '#contract/wire/calendarFilters.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { facetsOfItems, showsWithin, summarise } from './monthSummary.ts';
import { programmationOf } from '../testing/programmations.ts';

const july = { from: '2027-07-01', to: '2027-07-31' };
const question = (
  given: Record<string, string | string[]> = {},
  lang: 'fr' | 'en' = 'fr',
  excludedFestivals: string[] = [],
) => ({
  lang,
  filters: v.parse(calendarFilters, given),
  settings: { excludedFestivals },
});
/** An item at a local time of Montréal. */
const at = (id: string, local: string, facts: Partial<Omit<Programmation, 'date'>> = {}): Programmation =>
  programmationOf(id, { ...facts, date: { start: `${local}:00-04:00` } });

test('CAL-23: days with shows in order, each with its count and its first four, and the month’s total', () => {
  const evening = ['21:00', '19:00', '20:00', '18:00', '22:00'].map((time, index) =>
    at(String(index), `2027-07-16T${time}`),
  );
  const { days, total } = summarise([...evening, at('9', '2027-07-02T20:00')], july, question());
  expect(days.map(({ date, count, first }) => [date, count, first.map(({ id }) => id)])).toEqual([
    ['2027-07-02', 1, ['9']],
    ['2027-07-16', 5, ['3', '1', '2', '0']],
  ]);
  expect(total).toBe(6);
});

test('CAL-49: what is dated around the month is none of its days, and the nearest of it tells its start', () => {
  const items = [
    at('1', '2027-06-30T23:59'),
    at('2', '2027-06-29T20:00'),
    at('7', '2027-06-30T20:00'),
    at('8', '2027-08-01T20:00'),
    at('3', '2027-07-01T00:00'),
    at('4', '2027-07-31T23:59'),
    at('5', '2027-08-01T00:00'),
    at('6', '2027-08-02T20:00'),
  ];
  const summary = summarise(items, july, question());
  expect(summary.days.map(({ date }) => date)).toEqual(['2027-07-01', '2027-07-31']);
  expect([summary.previous, summary.next]).toEqual([
    Date.parse('2027-07-01T03:59:00Z') / 1000,
    Date.parse('2027-08-01T04:00:00Z') / 1000,
  ]);
});

test('CAL-46: an arrow leads to the nearest show on either side that the filters leave', () => {
  const items = [
    at('1', '2027-05-10T20:00', { city: 'Laval' }),
    at('2', '2027-06-20T20:00'),
    at('3', '2027-07-16T20:00', { city: 'Laval' }),
    at('4', '2027-08-02T20:00'),
    at('5', '2027-09-03T20:00', { city: 'Laval' }),
    at('6', '2027-10-03T20:00', { city: 'Laval' }),
  ];
  const { total, previous, next } = summarise(items, july, question({ city: ['Laval'] }));
  expect([total, previous, next]).toEqual([
    1,
    Date.parse('2027-05-11T00:00:00Z') / 1000,
    Date.parse('2027-09-04T00:00:00Z') / 1000,
  ]);
});

test('CAL-46: some days of a month have the neighbours of the month', () => {
  const items = [
    at('1', '2027-07-15T20:00'),
    at('2', '2027-07-17T20:00'),
    at('3', '2027-08-09T20:00'),
    at('4', '2027-07-19T20:00'),
  ];
  const { days, total, previous, next } = summarise(
    items,
    { from: '2027-07-16', to: '2027-07-18' },
    question(),
  );
  expect([days.map(({ date }) => date), total, previous, next]).toEqual([
    ['2027-07-17'],
    1,
    null,
    Date.parse('2027-08-10T00:00:00Z') / 1000,
  ]);
});

test('CAL-30: English shows are left out of a French list and counted, also where an arrow would lead', () => {
  const items = [
    at('1', '2027-07-16T20:00', { language: 'en' }),
    at('2', '2027-07-17T20:00', { language: 'en-CA', city: 'Toronto' }),
    at('3', '2027-07-18T20:00'),
    at('4', '2027-08-01T20:00', { language: 'en' }),
    at('5', '2027-08-02T20:00'),
  ];
  const french = summarise(items, july, question());
  expect(french).toMatchObject({
    total: 1,
    leftOutEnglish: 2,
    next: Date.parse('2027-08-03T00:00:00Z') / 1000,
  });
  const inToronto = summarise(items, july, question({ city: ['Toronto'] }));
  expect(inToronto).toMatchObject({ total: 0, leftOutEnglish: 1 });
  for (const whole of [
    question({ english: 'true' }),
    question({}, 'en'),
    question({ english: 'true' }, 'en'),
  ])
    expect(summarise(items, july, whole)).toMatchObject({
      total: 3,
      leftOutEnglish: 0,
      next: Date.parse('2027-08-02T00:00:00Z') / 1000,
    });
});

test('CAL-31: an excluded festival is nowhere, not even among what is left out', () => {
  const items = [
    at('1', '2027-07-16T20:00', { language: 'en', belong_to: { name: 'Été Comédie' } }),
    at('2', '2027-08-16T20:00', { belong_to: { name: 'ÉTÉ COMÉDIE' } }),
  ];
  expect(summarise(items, july, question({}, 'fr', ['été comédie']))).toEqual({
    days: [],
    total: 0,
    previous: null,
    next: null,
    leftOutEnglish: 0,
  });
});

const mixed = [
  at('1', '2027-07-16T18:00', {
    venue: 'A',
    city: 'Montréal',
    categories: ['En salle', 'Clown'],
    status: 'FREE',
  }),
  at('2', '2027-07-16T19:00', {
    venue: 'B',
    city: 'Montréal',
    price: { min: 24.99, max: 60 },
    accessibility: ['asl'],
  }),
  at('3', '2027-07-16T20:00', {
    venue: 'A',
    city: 'Québec',
    categories: ['Extérieur', 'Clown', 'Impro'],
    show_type: null,
  }),
  at('4', '2027-07-16T21:00', {
    venue: '',
    city: '',
    categories: [],
    show_type: { name: 'Gala' },
    price: { min: 25, max: 25 },
  }),
];
const idsFor = (given: Record<string, string | string[]>): string[] =>
  showsWithin(mixed, { from: '2027-07-16T00:00', to: '2027-07-17T00:00' }, question(given)).map(
    ({ id }) => id,
  );

test.each([
  [{}, ['1', '2', '3', '4']],
  [{ venue: '', city: [''], kind: '', genre: '', type: '' }, ['1', '2', '3', '4']],
  [{ price: 'free' }, ['1']],
  [{ price: '0-25' }, ['1', '2']],
  [{ price: '25-50' }, ['4']],
  [{ accessibility: ['asl'] }, ['2']],
  [{ accessibility: ['asl', 'lsq'] }, []],
  [{ accessibility: ['lsq'] }, []],
])('CAL-24: what is empty filters nothing, what is not does: %o leaves %o', (given, ids) => {
  expect(idsFor(given)).toEqual(ids);
});

test.each([
  [{ venue: 'A' }, ['1', '3']],
  [{ venue: 'a' }, []],
  [{ venue: 'A', city: ['Québec'] }, ['3']],
])('CAL-25: a venue matches exactly: %o leaves %o', (given, ids) => {
  expect(idsFor(given)).toEqual(ids);
});

test.each([
  [{ city: ['Montréal'] }, ['1', '2']],
  [{ city: ['montréal'] }, []],
  [{ city: ['Montr'] }, []],
  [{ city: ['Montréal', 'Québec'] }, ['1', '2', '3']],
  [{ city: ['Nowhere', 'Québec'] }, ['3']],
  [{ city: ['', 'Québec'] }, ['1', '2', '3', '4']],
])('CAL-26: a city matches exactly: %o leaves %o', (given, ids) => {
  expect(idsFor(given)).toEqual(ids);
});

test.each([
  [{ kind: 'venue' }, ['1', '2']],
  [{ kind: 'outdoor' }, ['3']],
  [{ kind: 'En salle' }, []],
  [{ genre: 'Clown' }, ['1', '3']],
  [{ genre: 'Impro' }, ['3']],
  [{ genre: 'En salle' }, []],
])('CAL-27: a kind, and a genre among the categories: %o leaves %o', (given, ids) => {
  expect(idsFor(given)).toEqual(ids);
});

test.each([
  [{ type: 'Gala' }, ['4']],
  [{ type: 'gala' }, []],
  [{ type: 'headliners' }, ['1', '2']],
  [{ type: 'headliner' }, []],
])('CAL-28: a type of show by its name: %o leaves %o', (given, ids) => {
  expect(idsFor(given)).toEqual(ids);
});

test('CAL-21: each choice counts what it would leave beside the other filters, and none leaves nothing', () => {
  const option = (value: string, count: number) => ({ value, label: value, count });
  expect(facetsOfItems(mixed, july, question({ city: ['Montréal'] }))).toEqual({
    venue: [option('A', 1), option('B', 1)],
    city: [option('Montréal', 2), option('Québec', 1)],
    kind: [option('venue', 2)],
    genre: [option('Clown', 1), option('Stand-up', 1)],
    type: [option('headliners', 2)],
    price: [option('free', 1), option('0-25', 2)],
    accessibility: [option('asl', 1)],
  });
});

test('CAL-21: a further city is counted alone, a further need beside those chosen', () => {
  const at16 = (id: string, accessibility: Accessibility[], city: string) =>
    at(id, '2027-07-16T20:00', { accessibility, city });
  const items = [
    at16('1', ['lsq'], 'Laval'),
    at16('2', ['asl', 'lsq'], 'Laval'),
    at16('3', ['asl', 'lsq', 'step_free'], 'Québec'),
    at16('4', ['step_free'], 'Gatineau'),
  ];
  const chosen = question({ city: ['Laval', 'Québec'], accessibility: ['asl', 'lsq'] });
  const { city, accessibility } = facetsOfItems(items, july, chosen);
  expect([city, accessibility].map((all) => all.map(({ value, count }) => [value, count]))).toEqual([
    [
      ['Laval', 1],
      ['Québec', 1],
    ],
    [
      ['lsq', 2],
      ['asl', 2],
      ['step_free', 1],
    ],
  ]);
});

test('CAL-21: a show that two filters leave out counts for no choice of either', () => {
  const { city, venue } = facetsOfItems(mixed, july, question({ city: ['Laval'], venue: 'Nowhere' }));
  expect([city, venue]).toEqual([[], []]);
});

test('CAL-21: choices are sorted as the language sorts, prices and kinds in their own order', () => {
  const items = [
    at('1', '2027-07-16T18:00', { venue: 'Zénith', categories: ['En ligne'], price: { min: 100, max: 100 } }),
    at('2', '2027-07-16T19:00', { venue: 'Étoile', categories: ['En salle'], price: { min: 50, max: 99 } }),
    at('3', '2027-07-16T19:00', {
      venue: 'Salle 10',
      categories: ['Extérieur'],
      price: { min: 99.99, max: 99.99 },
    }),
    at('4', '2027-07-16T19:00', { venue: 'Salle 9', status: 'FREE' }),
    at('5', '2027-07-16T19:00', { venue: '', categories: ['Clown'], show_type: null }),
  ];
  const { venue, kind, price, type } = facetsOfItems(items, july, question());
  expect([venue, kind, price, type].map((all) => all.map(({ value }) => value))).toEqual([
    ['Étoile', 'Salle 9', 'Salle 10', 'Zénith'],
    ['venue', 'outdoor', 'online'],
    ['free', '0-25', '50-100', '100-100000'],
    ['headliners'],
  ]);
});

test('CAL-10: a span holds from ≤ start < to by the clock of the place, whichever zone it is in', () => {
  const items = [
    at('1', '2027-07-16T19:59'),
    at('2', '2027-07-16T20:00'),
    at('3', '2027-07-17T03:59'),
    at('4', '2027-07-17T04:00'),
    programmationOf('5', { date: { start: '2027-07-16T22:30:00+09:00', timezone_offset: '+0900' } }),
  ];
  expect(
    showsWithin(items, { from: '2027-07-16T20:00', to: '2027-07-17T04:00' }, question()).map(({ id }) => id),
  ).toEqual(['2', '5', '3']);
});

test('CAL-21: only the shows that the days and the list have are counted', () => {
  const items = [
    at('1', '2027-07-16T20:00', { city: 'Laval' }),
    at('2', '2027-08-01T00:00', { city: 'Québec' }),
    at('3', '2027-07-16T20:00', { city: 'Toronto', language: 'en' }),
    at('4', '2027-07-16T20:00', { city: 'Gatineau', belong_to: { name: 'Été Comédie' } }),
  ];
  const { city } = facetsOfItems(items, july, question({}, 'fr', ['été comédie']));
  expect(city.map(({ value }) => value)).toEqual(['Laval']);
});
