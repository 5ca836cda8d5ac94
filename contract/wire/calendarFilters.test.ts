import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calendarFilters } from './calendarFilters.ts';
import { showFilters } from './showFilters.ts';

const long = 'a'.repeat(121);
const issuesOf = (schema: v.GenericSchema, given: object): string[] =>
  v.safeParse(schema, given).issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];

describe('the filters of a calendar', () => {
  const none = { venue: '', city: [], kind: '', genre: '', type: '', accessibility: [], english: 'false' };

  test.each([
    [{}, {}],
    [
      { venue: ' Coin ', kind: 'venue', genre: 'x', type: '' },
      { venue: 'Coin', kind: 'venue', genre: 'x' },
    ],
    [
      { city: ['b', ' a ', 'b'], accessibility: ['lsq'] },
      { city: ['a', 'b'], accessibility: ['lsq'] },
    ],
    [{ city: ['a', ' '] }, {}],
    [
      { venue: long.slice(1), city: Array(10).fill('a') },
      { venue: long.slice(1), city: ['a'] },
    ],
    [{ price: '' }, { price: undefined }],
    [{ price: 'free' }, { price: 'free' }],
    [{ price: '25-50' }, { price: { from: 25, to: 50 } }],
    [{ english: 'true', more: 1 }, { english: 'true' }],
  ])('CAL-24: %j is read as %j', (told, read) => {
    expect(v.parse(calendarFilters, told)).toEqual({ ...none, ...read });
  });

  test.each([
    [{ venue: long }, ['venue must have 120 characters at most']],
    [{ city: ['a', long] }, ['city.1 must have 120 characters at most']],
    [{ accessibility: Array(11).fill('a') }, ['accessibility must be given 10 times at most']],
    [{ price: 'cheap' }, ['price must be free, or two prices that rise, like 25-50']],
    [{ price: '50-25' }, ['price must be free, or two prices that rise, like 25-50']],
    [{ english: 'no' }, ['english must be true or false']],
  ])('CAL-24: %j is refused in words', (told, issues) => {
    expect(issuesOf(calendarFilters, told)).toEqual(issues);
  });
});

describe('the filters of a list of shows', () => {
  const none = { city: '', genre: '', series: '', month: '', language: '', festival: '' };

  test.each([
    [{}, {}],
    [{ month: '', price: '' }, { price: undefined }],
    [
      {
        city: ' Montréal ',
        genre: 'galas',
        series: 'x',
        month: '2027-07',
        language: 'fr',
        festival: '8',
        more: 1,
      },
      { city: 'Montréal', genre: 'galas', series: 'x', month: '2027-07', language: 'fr', festival: '8' },
    ],
    [
      { price: '0-25', festival: long.slice(1) },
      { price: { from: 0, to: 25 }, festival: long.slice(1) },
    ],
  ])('SHW-01: %j is read as %j', (told, read) => {
    expect(v.parse(showFilters, told)).toEqual({ ...none, ...read });
  });

  test.each([
    [{ city: long }, ['city must have 120 characters at most']],
    [{ month: '2027-13' }, ['month must be a month, like 2027-07']],
    [{ month: ' ' }, ['month must be a month, like 2027-07']],
    [{ festival: long }, ['festival must have 120 characters at most']],
    [{ price: 'x' }, ['price must be free, or two prices that rise, like 25-50']],
  ])('SHW-01: %j is refused in words', (told, issues) => {
    expect(issuesOf(showFilters, told)).toEqual(issues);
  });
});
