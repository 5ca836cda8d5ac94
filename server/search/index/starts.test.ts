import { expect, test } from 'vitest';
import { nearnessOf, orderedUntil, whenOf } from './starts.ts';

const now = 1_000_000;
const records = {
  'began now, the last time': { starts: [now - 900, now] },
  'long past': { starts: [now - 9_000] },
  'past, and again soon': { starts: [now - 500, now + 20] },
  'past for a while': { starts: [now - 5_000, now - 700] },
  'without a date': { starts: [] },
  'next second': { starts: [now + 1, now + 9_000] },
};

test('SRCH-17: what is to come is in the order of its next dates, then what has none, then what is past, the newest first', () => {
  const byNearness = Object.entries(records)
    .toSorted(([, one], [, other]) => nearnessOf(one, now) - nearnessOf(other, now))
    .map(([name]) => name);
  expect(byNearness).toEqual([
    'next second',
    'past, and again soon',
    'without a date',
    'began now, the last time',
    'past for a while',
    'long past',
  ]);
});

test('SRCH-17: that order holds until the next start of any', () => {
  expect(orderedUntil(Object.values(records), now)).toBe(now + 1);
  expect(orderedUntil([records['long past'], records['without a date']], now)).toBe(Number.POSITIVE_INFINITY);
});

test('SRCH-17: a record that has begun tells its last date, and no next one', () => {
  expect([whenOf(records['began now, the last time'], now), whenOf(records['without a date'], now)]).toEqual([
    { nextStart: null, lastStart: now },
    { nextStart: null, lastStart: null },
  ]);
});
