import { expect, it } from 'vitest';
import { isDate, isMonth, isTime } from './dates.ts';

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
  ['x2027-07-31', false],
  ['2027-07-31T20:00', false],
  ['tomorrow', false],
])('CAL-40: whether %j is a date that exists: %s', (text, is) => {
  expect(isDate(text)).toBe(is);
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['25:00', false],
  ['20:60', false],
  ['8:20', false],
  ['20:20:00', false],
])('CAL-10: whether %j is a time of day: %s', (text, is) => {
  expect(isTime(text)).toBe(is);
});
