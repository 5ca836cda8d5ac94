import { expect, test } from 'vitest';
import { contentLimits, idPattern } from './limits.ts';

test('content: lists are as long as is written out here; live shows count in seconds, the host in milliseconds', () => {
  expect(contentLimits).toEqual({
    suggestedShows: 8,
    similarShows: 3,
    live: { soon: 10_800, longest: 86_400, most: 12 },
    host: {
      atOnce: 4,
      monthTimeout: 60_000,
      slow: 400,
      monthPatience: 300,
      fresh: 60_000,
      keptMonths: 48,
      keptDates: 200_000,
      monthsAround: 12,
      aroundPatience: 2_200,
      retryAfter: 5,
    },
    path: 2_048,
    id: 200,
    page: 400,
  });
});

test.each([
  ['0', true],
  ['7', true],
  ['007', true],
  ['999999999', true],
  // PostgreSQL has no integer beyond 2,147,483,647.
  ['1000000000', false],
  ['2147483648', false],
  ['9999999999', false],
  ['', false],
  ['-7', false],
  ['7.5', false],
  ['1e3', false],
  ['0x7', false],
  [' 7', false],
  ['7\n', false],
  ['٧', false],
])('content: the id %j is one of both databases: %s', (id, isOne) => {
  expect(idPattern.test(id)).toBe(isOne);
});
