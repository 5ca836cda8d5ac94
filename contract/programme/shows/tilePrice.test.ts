import { expect, test } from 'vitest';
import { dateStates } from '../testing/dateStates.ts';
import { programmationOf, programmeSettings } from '../testing/programmations.ts';
import { placeShow } from './place.ts';
import { tileOf } from './tile.ts';
import { priceOfTile } from './tilePrice.ts';

const price = { min: 25, max: 48 };
const told = (facts: Parameters<typeof programmationOf>[1]) => {
  const show = placeShow(programmationOf('1', { price, ...facts }));
  return show && priceOfTile(tileOf(show, programmeSettings));
};

test('TKT-05: a show that is sold tells its price, also on a new date; one that is not sold tells none', () => {
  expect([
    told({}),
    told({ state: 'rescheduled' }),
    told({ price: null }),
    told({ status: 'SOLD_OUT' }),
    told({ state: 'cancelled' }),
    told({ state: 'postponed' }),
  ]).toEqual([price, price, undefined, undefined, undefined, undefined]);
});

test('TKT-05: that a show is free is said once', () => {
  const free = { status: 'FREE', price: { min: 0, max: 0 } } as const;
  expect([told(free), told({ ...free, state: 'rescheduled' })]).toEqual([undefined, free.price]);
});

test.each(
  dateStates({
    scheduled: price,
    cancelled: undefined,
    'cancelled, given after all': price,
    postponed: undefined,
    'postponed, given at its old hour': price,
    'postponed, then moved': price,
    moved: price,
    'moved back': price,
    'moved twice': price,
  }),
)('TKT-05: the price of a date that is $name: $told', ({ state, told: expected }) => {
  expect(told({ state })).toEqual(expected);
});
