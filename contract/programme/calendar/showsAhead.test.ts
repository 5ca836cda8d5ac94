import { describe, expect, test } from 'vitest';
import { onceEach } from './showsAhead.ts';
import { placeShows } from '../shows/place.ts';
import { dateStates } from '../testing/dateStates.ts';
import { programmationOf } from '../testing/programmations.ts';

describe('HOM-01: one card a show', () => {
  const at = (id: string, url: string, hour: number, facts: Parameters<typeof programmationOf>[1] = {}) =>
    programmationOf(id, { url, ...facts, date: { start: `2027-07-16T${hour}:00:00Z` } });
  const told = (items: Parameters<typeof placeShows>[0], now = '2027-07-16T12:00:00Z') =>
    onceEach(placeShows(items).shows, Date.parse(now)).map(({ show, more }) => [show.item.id, more]);

  test('HOM-01: with the number of its other dates, by start', () => {
    expect(told([at('3', '/b', 22), at('1', '/a', 20), at('2', '/a', 21), at('4', '/a', 23)])).toEqual([
      ['1', 2],
      ['3', 0],
    ]);
  });

  test('HOM-01: what has begun, is cancelled or postponed is not counted', () => {
    const items = [
      at('1', '/a', 20),
      at('2', '/a', 21),
      at('3', '/a', 22, { state: 'cancelled' }),
      at('4', '/b', 22, { state: 'postponed' }),
    ];
    expect(told(items, '2027-07-16T20:00:00Z')).toEqual([['2', 0]]);
  });

  const isAhead = dateStates({
    scheduled: [true, false],
    cancelled: [false, false],
    'cancelled, given after all': [true, false],
    postponed: [false, false],
    'postponed, given at its old hour': [true, false],
    'postponed, then moved': [true, true],
    moved: [true, true],
    'moved back': [true, false],
    'moved twice': [true, true],
  });
  test.each(isAhead)(
    'HOM-01: before its first announced hour and after it, a date that is $name',
    ({ state, day, told: expected }) => {
      const date = { start: `2027-07-${16 + day}T20:00:00Z` };
      const seenAt = (now: string) => told([programmationOf('1', { state, date })], now).length === 1;
      expect([seenAt('2027-07-16T19:59:59Z'), seenAt('2027-07-16T20:00:00Z')]).toEqual(expected);
    },
  );

  test('HOM-01: the first date that has seats; what is sold out comes last', () => {
    const soldOut = { status: 'SOLD_OUT' } as const;
    expect(
      told([
        at('1', '/a', 18, soldOut),
        at('2', '/b', 19, soldOut),
        at('3', '/b', 22),
        at('4', '/c', 20),
        at('5', '/a', 21, soldOut),
      ]),
    ).toEqual([
      ['4', 0],
      ['3', 1],
      ['1', 1],
    ]);
  });
});
