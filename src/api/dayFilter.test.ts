import { expect, test } from 'vitest';
import { dayFilter, fromLevels, toLevels } from './dayFilter.ts';

test.each([
  ['', '', ''],
  ['2027-07-16', '2027-07-16', '(date.day:"2027 > 07 > 16")'],
  [
    '2027-06-30',
    '2027-08-01',
    '(date.day:"2027 > 06 > 30" OR date.month:"2027 > 07" OR date.day:"2027 > 08 > 01")',
  ],
  ['2026-12-01', '2028-01-01', '(date.month:"2026 > 12" OR date.year:"2027" OR date.day:"2028 > 01 > 01")'],
  ['2028-02-01', '2028-02-29', '(date.month:"2028 > 02")'],
])('SRCH-02: from %s to %s', (from, to, filter) => {
  expect(dayFilter(from, to)).toBe(filter);
});

test('SRCH-02: a day, a month or a year of a facet is that of an address', () => {
  const levels = ['2027-07-16', '2027-07', '2027'].map(toLevels);
  expect([levels, levels.map(fromLevels)]).toEqual([
    ['2027 > 07 > 16', '2027 > 07', '2027'],
    ['2027-07-16', '2027-07', '2027'],
  ]);
});

test('SRCH-02: an open end, and one that is too far, is three years away', () => {
  const open = dayFilter('2027-01-01', '');
  expect(open).toBe(
    '(date.year:"2027" OR date.year:"2028" OR date.year:"2029" OR date.day:"2030 > 01 > 01" OR date.day:"2030 > 01 > 02" OR date.day:"2030 > 01 > 03")',
  );
  expect(dayFilter('2027-01-01', '2999-12-31')).toBe(open);
  expect(dayFilter('', '2030-01-03')).toBe(open);
});
