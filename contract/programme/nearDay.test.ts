import { describe, expect, test } from 'vitest';
import { nearDay, nearDayChanges } from './nearDay.ts';

const toronto = '-0400';
const at = (time: string): number => Date.parse(`2027-07-${time}:00-04:00`);

describe('what a day is called', () => {
  test.each([
    ['10T21:30', '10T14:00', 'tonight'],
    ['10T17:00', '10T00:10', 'tonight'],
    ['10T16:59', '10T14:00', 'today'],
    ['10T04:00', '10T00:10', 'today'],
    ['10T00:30', '10T00:10', 'tonight'],
    ['11T00:30', '10T22:00', 'tonight'],
    ['11T00:30', '10T04:00', 'tonight'],
    ['11T00:30', '10T03:59', 'tomorrow'],
    ['11T04:00', '10T22:00', 'tomorrow'],
    ['11T21:30', '10T00:00', 'tomorrow'],
    ['11T21:30', '09T23:59', null],
    ['12T00:30', '10T22:00', null],
  ])('SHW-09: a date on %s is, on %s of the same clock, %s', (start, now, word) => {
    expect(nearDay(at(start), toronto, at(now))).toBe(word);
  });

  test('SHW-09: by the clock of the show, wherever the reader is', () => {
    const start = Date.parse('2027-07-11T01:30:00Z');
    const now = Date.parse('2027-07-10T23:00:00Z');
    expect([nearDay(start, '-0400', now), nearDay(start, '+0900', now), nearDay(start, '0000', now)]).toEqual(
      ['tonight', 'today', 'tonight'],
    );
  });

  test.each(['10T21:30', '11T00:30', '10T12:00'])(
    'SHW-09: the word of %s changes at the instants that are told, and at no other minute',
    (time) => {
      const start = at(time);
      const minute = 60_000;
      const changes: number[] = [];
      for (let now = start - 60 * 60 * minute; now < start; now += minute)
        if (nearDay(start, toronto, now) !== nearDay(start, toronto, now - minute)) changes.push(now);
      expect(changes.length).toBeGreaterThan(0);
      expect(nearDayChanges(start, toronto)).toEqual(expect.arrayContaining(changes));
    },
  );
});
