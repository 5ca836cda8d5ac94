import { expect, test } from 'vitest';
import { priceOf, toPrice } from './money.ts';

test('content: prices are told in the currency, from the lowest to the highest; without a lowest there is none', () => {
  expect([toPrice(12_500), toPrice(0), toPrice(null)]).toEqual([12.5, 0, null]);
  expect(priceOf({ price_min: 12_500, price_max: 30_000 })).toEqual({ price: { min: 12.5, max: 30 } });
  expect(priceOf({ price_min: 0, price_max: null })).toEqual({ price: { min: 0, max: 0 } });
  expect(priceOf({ price_min: null, price_max: 30_000 })).toEqual({});
});
