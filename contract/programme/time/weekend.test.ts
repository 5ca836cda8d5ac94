import { describe, expect, test } from 'vitest';
import { weekendBegins, weekendDays, weekendOf } from './weekend.ts';

describe('HOM-01: which days a weekend has', () => {
  test.each([
    ['2027-07-12', ['2027-07-16', '2027-07-17', '2027-07-18']],
    ['2027-07-16', ['2027-07-16', '2027-07-17', '2027-07-18']],
    ['2027-07-17', ['2027-07-17', '2027-07-18']],
    ['2027-07-18', ['2027-07-18']],
    ['2027-12-31', ['2027-12-31', '2028-01-01', '2028-01-02']],
  ])('HOM-01: those that are not over, seen from %s', (today, days) => {
    expect(weekendDays(today)).toEqual(days);
  });

  test.each(['2027-07-12', '2027-07-16', '2027-07-18'])('HOM-01: all of them, seen from %s', (today) => {
    expect(weekendOf(today)).toEqual({ from: '2027-07-16', to: '2027-07-18' });
  });

  test('HOM-01: it begins on Friday at five', () => {
    expect(['2027-07-16', '2027-07-17', '2027-07-18'].map(weekendBegins)).toEqual(['17:00', null, null]);
  });
});
