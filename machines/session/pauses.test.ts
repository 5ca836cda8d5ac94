import { expect, test } from 'vitest';
import { untilNextTry } from './pauses.ts';

test('each failed refresh waits longer than the one before, the last pause stays, and the jitter stretches them', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 20].map((attempt) => untilNextTry({ attempt, jitter: 1.25 }));
  expect(pauses).toEqual([2_500, 5_000, 10_000, 20_000, 40_000, 75_000, 75_000, 75_000]);
});
