import { describe, expect, test } from 'vitest';
import { placeShows } from './place.ts';
import { programmationOf } from './testing/programmations.ts';
import { eveningAt, nextEvening, onceEach, weekendBegins, weekendDays } from './weekend.ts';

describe('HOM-01: which days a weekend has', () => {
  test.each([
    ['2027-07-12', ['2027-07-16', '2027-07-17', '2027-07-18']],
    ['2027-07-16', ['2027-07-16', '2027-07-17', '2027-07-18']],
    ['2027-07-17', ['2027-07-17', '2027-07-18']],
    ['2027-07-18', ['2027-07-18']],
    ['2027-12-31', ['2027-12-31', '2028-01-01', '2028-01-02']],
  ])('HOM-01: seen from %s', (today, days) => {
    expect(weekendDays(today)).toEqual(days);
  });

  test('HOM-01: it begins on Friday at five', () => {
    expect(['2027-07-16', '2027-07-17', '2027-07-18'].map(weekendBegins)).toEqual(['17:00', null, null]);
  });
});

test.each([
  ['17:30', { date: '2027-07-16', after: '17:00', before: null }],
  ['09:00', { date: '2027-07-16', after: '17:00', before: null }],
  ['04:00', { date: '2027-07-16', after: '17:00', before: null }],
  ['03:59', { date: '2027-07-16', after: null, before: '04:00' }],
])('HOM-01: tonight at %s', (time, evening) => {
  const now = Date.parse(`2027-07-16T${time}:00-04:00`);
  expect(eveningAt(now, 'America/Toronto')).toEqual(evening);
});

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

  test('HOM-01: the first date that has seats; what is sold out comes last', () => {
    const soldOut = { status: 'SOLD_OUT' } as const;
    expect(
      told([at('1', '/a', 18, soldOut), at('2', '/b', 19, soldOut), at('3', '/b', 22), at('4', '/c', 20)]),
    ).toEqual([
      ['4', 0],
      ['3', 1],
      ['1', 0],
    ]);
  });
});

test.each([
  ['2027-07-16T03:59:00-04:00', '2027-07-16T08:00:00Z'],
  ['2027-07-16T04:00:00-04:00', '2027-07-17T08:00:00Z'],
  ['2027-11-06T12:00:00-04:00', '2027-11-07T09:00:00Z'],
])('HOM-01: what is tonight at %s is so until %s', (now, end) => {
  expect(nextEvening(Date.parse(now), 'America/Toronto')).toBe(Date.parse(end));
});
