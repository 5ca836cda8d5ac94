import { describe, expect, test } from 'vitest';
import {
  addMonths,
  allowedMonths,
  dayWithin,
  firstDateAfter,
  lastDateBefore,
  monthOf,
  monthsOf,
  neighbourMonth,
} from './months.ts';

describe('months', () => {
  test.each([
    ['2027-05', 1, '2027-06'],
    ['2027-12', 1, '2028-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-01', -13, '2025-12'],
    ['2027-01', 24, '2029-01'],
    ['2027-07', 0, '2027-07'],
    ['0001-01', 0, '0001-01'],
  ])('%s and %i months is %s', (month, count, expected) => {
    expect(addMonths(month, count)).toBe(expected);
  });

  test('CAL-40: they begin in January of the current year', () => {
    expect(allowedMonths(2027).first).toBe('2027-01');
  });

  test('CAL-41: they end in December two years later', () => {
    expect(allowedMonths(2027).last).toBe('2029-12');
  });

  test('each has one before and one after it', () => {
    expect([neighbourMonth('2027-01', 'previous'), neighbourMonth('2027-12', 'next')]).toEqual([
      '2026-12',
      '2028-01',
    ]);
    expect([firstDateAfter('2027-12'), lastDateBefore('2027-03')]).toEqual(['2028-01-01', '2027-02-28']);
  });

  test('a year has twelve', () => {
    const months = monthsOf(2027);
    expect([months.length, months[0], months[8], months[11]]).toEqual([12, '2027-01', '2027-09', '2027-12']);
  });

  test('a day belongs to its month only', () => {
    expect(monthOf('2027-05-03')).toBe('2027-05');
    const days = ['2026-05-03', '2027-04-30', '2027-05-01', '2027-05-31', '2027-06-01', '2028-05-03', null];
    expect(days.map((day) => dayWithin(day, '2027-05'))).toEqual([
      null,
      null,
      '2027-05-01',
      '2027-05-31',
      null,
      null,
      null,
    ]);
  });
});
