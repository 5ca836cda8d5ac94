import { describe, expect, test } from 'vitest';
import { nextQuickWays, quickWays } from './quickWays.ts';

const zone = 'America/Toronto';
const at = (local: string): number => Date.parse(`${local}:00-04:00`);
/** As of the second week-end of July 2027: the 9th is a Friday. */
const weekend = { days: { from: '2027-07-09', to: '2027-07-11' }, after: '17:00' };

describe('quick ways', () => {
  test.each([
    ['2027-07-07T08:00', '17:00'],
    ['2027-07-07T17:00', '17:00'],
    ['2027-07-07T20:20', '20:20'],
    ['2027-07-07T23:59', '23:59'],
    ['2027-07-07T01:30', '01:30'],
    ['2027-07-07T04:00', '17:00'],
  ])('TON-03: at %s tonight is from %s until four, tomorrow from five', (now, after) => {
    expect(quickWays(at(now), zone)).toEqual({
      today: '2027-07-07',
      tonight: { day: '2027-07-07', after, before: '04:00' },
      tomorrow: { day: '2027-07-08', after: '17:00', before: '04:00' },
      weekend,
    });
  });

  test.each([
    ['2027-07-05T00:00', '2027-07-09'],
    ['2027-07-09T23:00', '2027-07-09'],
    ['2027-07-11T23:59', '2027-07-09'],
    ['2027-07-12T00:00', '2027-07-16'],
    ['2027-12-29T12:00', '2027-12-31'],
  ])('CAL-38: at %s the weekend begins on Friday %s', (now, friday) => {
    expect(quickWays(at(now), zone).weekend.days.from).toBe(friday);
  });

  test.each([
    ['2027-07-07T08:00', '2027-07-07T17:00'],
    ['2027-07-07T17:00', '2027-07-07T17:01'],
    ['2027-07-07T23:59', '2027-07-08T00:00'],
    ['2027-07-07T01:30', '2027-07-07T01:31'],
    ['2027-07-07T03:59', '2027-07-07T04:00'],
    ['2027-07-07T04:00', '2027-07-07T17:00'],
  ])('CAL-38: those of %s are others from %s on', (now, then) => {
    expect(nextQuickWays(at(now), zone)).toBe(at(then));
  });
});
