import { describe, expect, test } from 'vitest';
import { localTime, offsetMinutes } from '../time/localTime.ts';
import { nearDay, nearDayChanges } from './nearDay.ts';

const toronto = { timezone: 'America/Toronto', offset: '-0400' };
const startIn = (zone: { timezone: string | null; offset: string }, instant: number) => ({
  ...(localTime(instant, offsetMinutes(zone.offset) ?? 0) ?? { date: '', time: '' }),
  zone,
});
const at = (time: string): number => Date.parse(`2027-07-${time}:00-04:00`);
const on = (time: string) => startIn(toronto, at(time));

describe('what a day is called', () => {
  test.each([
    ['10T21:30', '10T14:00', 'tonight'],
    ['10T17:00', '10T04:00', 'tonight'],
    ['10T17:00', '10T03:59', 'today'],
    ['10T21:30', '10T01:30', 'today'],
    ['10T16:59', '10T14:00', 'today'],
    ['10T04:00', '10T00:10', 'today'],
    ['10T00:30', '10T00:10', 'tonight'],
    ['10T02:00', '10T01:30', 'tonight'],
    ['11T00:30', '10T22:00', 'tonight'],
    ['11T00:30', '10T04:00', 'tonight'],
    ['11T00:30', '10T03:59', 'tomorrow'],
    ['11T04:00', '10T22:00', 'tomorrow'],
    ['11T21:30', '10T00:00', 'tomorrow'],
    ['11T21:30', '09T23:59', null],
    ['12T00:30', '10T22:00', null],
  ])('TON-04: a date on %s is, on %s of the same clock, %s', (start, now, word) => {
    expect(nearDay(on(start), at(now))).toBe(word);
  });

  test('TON-04: by the clock of the show, wherever the reader is', () => {
    const start = Date.parse('2027-07-11T01:30:00Z');
    const now = Date.parse('2027-07-10T23:00:00Z');
    const zones = [
      toronto,
      { timezone: 'Asia/Tokyo', offset: '+0900' },
      { timezone: null, offset: '-0400' },
      { timezone: null, offset: '+0900' },
      { timezone: 'Nowhere/Here', offset: '0000' },
    ];
    expect(zones.map((zone) => nearDay(startIn(zone, start), now))).toEqual([
      'tonight',
      'today',
      'tonight',
      'today',
      'tonight',
    ]);
  });

  test.each([
    ['before summer time', '-0400', '2027-03-14T21:00-04:00', '2027-03-13T23:30-05:00', 'tomorrow'],
    ['the night of summer time', '-0400', '2027-03-14T03:30-04:00', '2027-03-14T01:30-05:00', 'tonight'],
    ['before winter time', '-0500', '2027-11-07T21:00-05:00', '2027-11-06T23:30-04:00', 'tomorrow'],
    ['the night of winter time', '-0500', '2027-11-07T21:00-05:00', '2027-11-07T00:10-04:00', 'today'],
  ])('TON-04: by the clock that is valid now, %s', (_, offset, start, now, word) => {
    const zone = { timezone: 'America/Toronto', offset };
    expect(nearDay(startIn(zone, Date.parse(start)), Date.parse(now))).toBe(word);
  });

  test.each([
    ['2027-07-10T21:30-04:00', toronto],
    ['2027-07-11T00:30-04:00', toronto],
    ['2027-07-10T12:00-04:00', { ...toronto, timezone: null }],
    ['2027-11-07T21:00-05:00', { ...toronto, offset: '-0500' }],
    ['2027-03-14T21:00-04:00', toronto],
  ])(
    'SHW-09: the word of %s changes at the instants that are told, and at no other minute',
    (local, zone) => {
      const instant = Date.parse(local);
      const start = startIn(zone, instant);
      const minute = 60_000;
      const changes: number[] = [];
      const from = instant - 60 * 60 * minute;
      let before = nearDay(start, from - minute);
      for (let now = from; now < instant; now += minute) {
        const word = nearDay(start, now);
        if (word !== before) changes.push(now);
        before = word;
      }
      expect(changes.length).toBeGreaterThan(0);
      expect(nearDayChanges(start)).toEqual(expect.arrayContaining(changes));
    },
  );
});
