import { expect, test } from 'vitest';
import { usualAvailability } from './availability.ts';

const unknown = { price_min: null, price_max: null, capacity: null, sold: 0 };

test.each([
  ['nothing is known of', {}, null],
  ['costs nothing', { price_min: 0, price_max: 0 }, 'FREE'],
  ['costs nothing, full or not', { price_min: 0, price_max: 0, capacity: 10, sold: 10 }, 'FREE'],
  ['is free for some', { price_min: 0, price_max: 20 }, 'ON_SALE'],
  ['has only a lowest price', { price_min: 10 }, 'ON_SALE'],
  ['has only a highest price', { price_max: 10 }, 'ON_SALE'],
  ['has one seat left', { price_min: 10, price_max: 20, capacity: 10, sold: 9 }, 'ON_SALE'],
  ['has no seat left', { price_min: 10, price_max: 20, capacity: 10, sold: 10 }, 'SOLD_OUT'],
  ['sold more than its seats', { capacity: 10, sold: 11 }, 'SOLD_OUT'],
  ['has seats, but no price', { capacity: 10, sold: 9 }, null],
])(
  'FES-01: the availability of a date that %s follows from its price and seats',
  (_, known, availability) => {
    expect(usualAvailability({ ...unknown, ...known })).toBe(availability);
  },
);
