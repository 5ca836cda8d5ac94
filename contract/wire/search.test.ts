import * as v from 'valibot';
import { expect, test } from 'vitest';
import { searchRecord, searchWhen } from './search.ts';

const record = {
  objectID: 'show-12-fr',
  kind: 'show',
  lang: 'fr',
  title: 'Les Nuits blanches',
  url: '/fr/spectacles/les-nuits-blanches',
  image: null,
  summary: 'Des nuits',
  body: '',
  artists: ['Zoé Roy'],
  venues: ['Théâtre du Coin'],
  cities: ['Montréal'],
  categories: ['Stand-up'],
  formats: ['En salle'],
  features: ['gratuit'],
  timezone: 'America/Toronto',
  starts: [1_815_780_600],
  localStarts: [1_815_766_200],
  date: { year: ['2027'], month: ['2027 > 07'], day: ['2027 > 07 > 16'] },
};

test('SRCH-02: a record has all its fields; the prices and the language of its texts may be missing', () => {
  const whole = { ...record, written_in: 'en', price: 25, highestPrice: 48.5 };
  expect([{ ...whole, more: 1 }, record].map((one) => v.parse(searchRecord, one))).toEqual([whole, record]);
  const missing = Object.keys(record).filter((field) =>
    v.is(searchRecord, { ...record, [field]: undefined }),
  );
  expect(missing).toEqual([]);
  const wrong = [
    { kind: 'galas' },
    { lang: 'de' },
    { image: 5 },
    { price: '25' },
    { starts: ['x'] },
    { date: { ...record.date, day: '2027' } },
    { date: { year: [], month: [] } },
  ];
  expect(wrong.filter((one) => v.is(searchRecord, { ...record, ...one }))).toEqual([]);
});

test('SRCH-02: a hit tells its next start and its last one', () => {
  const when = { nextStart: null, lastStart: 1_815_780_600 };
  expect(v.parse(searchWhen, { ...when, more: 1 })).toEqual(when);
  expect([{}, { nextStart: 5 }, { lastStart: null }].filter((one) => v.is(searchWhen, one))).toEqual([]);
});
