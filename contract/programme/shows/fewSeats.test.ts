import { expect, test } from 'vitest';
import { fewSeats } from './fewSeats.ts';

test.each([
  [220, 219, 1],
  [220, 201, 19],
  [220, 200, null],
  [220, 220, null],
  [220, 221, null],
  [10, 0, 10],
  [0, 0, null],
  [220, null, null],
  [10, null, null],
  [null, 3, null],
  [null, -3, null],
])('TKT-03: of %j seats of which %j are taken %j are few', (capacity_seats, taken_seats, left) => {
  expect(fewSeats({ capacity_seats, taken_seats })).toBe(left);
});
