import { expect, test } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { areFree, priceOfShow } from './priceOfShow.ts';

const priced = (...prices: (readonly [min: number | null, max: number | null])[]) =>
  priceOfShow(prices.map(([min, max], index) => ticketOf(String(index), { price: { min, max } })));

test('TKT-05: the prices of a show go from the lowest of any date to the highest, in whatever order the dates come', () => {
  expect([
    priced([30, 35], [20, 25], [40, 60], [22, 22]),
    priced([50, 20]),
    priced([null, null], [15, null]),
    priced([0, 0], [10, 12]),
    priced([null, null], [-1, null]),
    priced(),
  ]).toEqual([
    { min: 20, max: 60 },
    { min: 20, max: 50 },
    { min: 15, max: 15 },
    { min: 0, max: 12 },
    null,
    null,
  ]);
});

test('TKT-05: dates are free if each of them is', () => {
  expect([
    areFree([{ status: 'FREE' }, { status: 'FREE' }]),
    areFree([{ status: 'FREE' }, { status: 'ON_SALE' }, { status: 'FREE' }]),
    areFree([{ status: 'ON_SALE' }, { status: 'FREE' }]),
    areFree([]),
  ]).toEqual([true, false, false, false]);
});
