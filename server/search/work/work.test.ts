import { expect, test } from 'vitest';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { workLimits } from './limits.ts';
import { createSpending } from './spending.ts';
import { Work } from './work.ts';

const open = () => {
  const spent: number[] = [];
  const work = new Work({ spend: (units) => spent.push(units), awaitTurn: () => Promise.resolve() });
  return { work, spent };
};

test('Security: SRCH-10: a request has as many units as its budget, whether they were worked now or before', () => {
  const { work, spent } = open();
  work.count(1);
  work.countKept(workLimits.request - 2);
  work.count(1);
  expect(() => work.countKept(1)).toThrow(/^The request is more than 40000000 units of work/);
  // The cache of others costs nobody anything.
  expect(spent).toEqual([1, 1]);
});

test('Security: SRCH-10: an answer has as many bytes as it may, in UTF-8', () => {
  const { work } = open();
  const quotesAndComma = 3;
  work.countAnswer('é'.repeat(workLimits.answer / 2 - quotesAndComma));
  work.countAnswer('');
  expect(() => work.countAnswer('')).toThrow(/^The answer has more than 2000000 bytes/);
});

test('Security: SRCH-10: a network has so many units a minute, and then waits for the next', () => {
  const clock = createTestClock('2027-06-15T16:00:00Z');
  const spend = createSpending(clock, 100);
  const refusal = expect.objectContaining({ status: 429, retryAfter: 20 });
  spend('203.0.113.7', 99);
  clock.set('2027-06-15T16:00:40.2Z');
  spend('203.0.113.7', 1);
  expect(() => spend('203.0.113.7', 1)).toThrow(refusal);
  spend('203.0.113.8', 1);
  clock.set('2027-06-15T16:00:59.999Z');
  expect(() => spend('203.0.113.7', 1)).toThrow(expect.objectContaining({ retryAfter: 1 }));
  clock.set('2027-06-15T16:01:00Z');
  spend('203.0.113.7', 1);
});
