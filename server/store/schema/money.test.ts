import { expect, test } from 'vitest';
import { priceOfStored, storedPrice } from './money.ts';

test.each([
  [0, 0],
  [25, 25_000],
  [19.99, 19_990],
  // In binary a little less than it is written.
  [64.1, 64_100],
  [1.005, 1_005],
  [0.001, 1],
  [1_234_567.891, 1_234_567_891],
])('FES-25: a price of %d is kept as %d, and told as it was', (price, stored) => {
  expect([storedPrice(price), priceOfStored(stored)]).toEqual([stored, price]);
});
