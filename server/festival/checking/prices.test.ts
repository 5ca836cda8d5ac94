import { expect, test } from 'vitest';
import { faultOfPrice } from './prices.ts';

test.each([
  ['CAD', 34.5, null],
  ['CAD', 34.505, '34.505 has more than the 2 decimals of CAD'],
  ['JPY', 1200, null],
  ['JPY', 1200.5, '1200.5 must be whole: JPY has no decimals'],
  ['KWD', 1.255, null],
] as const)('FES-25: a price in %s has its decimals at most: %s', (currency, price, fault) => {
  expect(faultOfPrice(price, { currency })).toBe(fault);
});
