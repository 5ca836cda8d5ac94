import { expect, test } from 'vitest';
import { jitterOf, lateJitterOf } from './retry.ts';

test('LDR-08: visitors of one failure come back spread from 0.7 to 1.3 of the pause', () => {
  expect([0, 0.5, 1].map((random) => Number(jitterOf(random).toFixed(3)))).toEqual([0.7, 1, 1.3]);
});

test('RES-19: nobody comes back sooner than a Retry-After says, nor all at once', () => {
  expect([0, 0.5, 1].map((random) => Number(lateJitterOf(random).toFixed(3)))).toEqual([1, 1.3, 1.6]);
});
