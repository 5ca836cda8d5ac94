import { expect, it } from 'vitest';
import { isDate, isMonth } from './dates.ts';

it.each([
  ['2027-07', true],
  ['2027-12', true],
  ['2027-13', false],
  ['2027-00', false],
  ['2027-7', false],
  ['2027-07-01', false],
  [' 2027-07', false],
])('CAL-40: whether %j is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

it.each([
  ['2027-07-31', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-06-31', false],
  ['2027-07-00', false],
  ['2027-13-01', false],
  ['2027-07', false],
  ['2027-07-1', false],
  ['tomorrow', false],
])('CAL-40: whether %j is a date that exists: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});
