import { describe, expect, it } from 'vitest';
import { seatsAreGone } from './seats.ts';

describe('seats', () => {
  it.each([
    [0, 0, true],
    [-1, null, true],
    [0, -1, true],
    [-1, -2, true],
    [2, 1, false],
    [2, 2, true],
    [2, 3, true],
    [2, null, false],
    [null, 5, false],
    [null, null, false],
  ])('RES-13: of a capacity of %s, taken %s: gone is %s', (capacity, taken, isGone) => {
    expect(seatsAreGone({ capacity_seats: capacity, taken_seats: taken })).toBe(isGone);
  });
});
