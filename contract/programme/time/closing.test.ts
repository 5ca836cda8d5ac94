import { expect, test } from 'vitest';
import { closesAt, closesSoon, closesSoonAt, hasBegun, isOpen } from './closing.ts';

const hour = 3_600_000;

test.each([
  [2 * hour + 1, true],
  [2 * hour, true],
  [2 * hour - 1, false],
])('RES-14: %i ms before the start it is open: %s', (toStart, expected) => {
  expect(isOpen(toStart)).toBe(expected);
});

test('RES-14: it closes in the first millisecond that is not open', () => {
  const start = Date.parse('2027-07-16T19:30:00Z');
  const closed = closesAt(start);
  expect([new Date(closed).toISOString(), isOpen(start - closed), isOpen(start - closed + 1)]).toEqual([
    '2027-07-16T17:30:00.001Z',
    false,
    true,
  ]);
});

test.each([
  [1, false],
  [0, true],
  [-1, true],
])('RES-15: %i ms before the start it is past: %s', (toStart, expected) => {
  expect(hasBegun(toStart)).toBe(expected);
});

test.each([
  ['RES-14', true, [3 * hour + 1, 3 * hour, 2 * hour, 2 * hour - 1]],
  ['RES-15', false, [hour + 1, hour, 1, 0]],
])('%s: reserved %s, a date closes soon in its last open hour only', (_id, isReserved, toStart) => {
  expect(toStart.map((each) => closesSoon(each, isReserved))).toEqual([false, true, true, false]);
  const start = Date.parse('2027-07-16T19:30:00Z');
  const from = closesSoonAt(start, isReserved);
  expect([closesSoon(start - from, isReserved), closesSoon(start - from + 1, isReserved)]).toEqual([
    true,
    false,
  ]);
});
