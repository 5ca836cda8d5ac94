import { expect, test } from 'vitest';
import { askedWords, tonightIn } from './askedWords.ts';

const now = { date: '2027-10-30', time: '20:00' };
const seconds = (...at: [number, number, number, number, number]): number => Date.UTC(...at) / 1000;
const evening = `localStarts:${seconds(2027, 9, 30, 20, 0)} TO ${seconds(2027, 9, 31, 3, 59)}`;

test('SRCH-16: the words of tonight become its hours, beside the language and what else is asked', () => {
  expect([
    askedWords('jazz ce soir', { lang: 'fr', now, also: 'kind:show' }),
    askedWords('jazz', { lang: null, now }),
  ]).toMatchObject([
    { query: 'jazz', filters: `lang:fr AND ${evening} AND kind:show` },
    { query: 'jazz', filters: '' },
  ]);
  expect([tonightIn(`lang:fr AND ${evening}`), tonightIn('lang:fr'), tonightIn(undefined)]).toEqual([
    { first: seconds(2027, 9, 30, 20, 0), last: seconds(2027, 9, 31, 3, 59) },
    null,
    null,
  ]);
});

test('SRCH-17: better is what is no show, or has a date in the three years from today on', () => {
  expect(askedWords('jazz', { lang: 'fr', now }).optionalFilters).toEqual([
    [
      'date.day:2027 > 10 > 30',
      'date.day:2027 > 10 > 31',
      ...['2027 > 11', '2027 > 12'].map((month) => `date.month:${month}`),
      'date.year:2028',
      'date.year:2029',
      ...Array.from({ length: 10 }, (_, month) => `date.month:2030 > ${String(month + 1).padStart(2, '0')}`),
      'date.day:2030 > 11 > 01',
      'kind:artist',
      'kind:video',
      'kind:page',
    ],
  ]);
});
