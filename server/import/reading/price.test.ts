import { describe, expect, test } from 'vitest';
import { readPrice } from './price.ts';

const paid = (min: number | null, max = min) => ({ min, max, status: 'ON_SALE' });
const free = { min: 0, max: 0, status: 'FREE' };

describe('import: the price of an event, in cents', () => {
  test.each([
    ['a number', { price: 25 }, paid(2_500)],
    ['a number with cents', { price: 54.95 }, paid(5_495)],
    ['a text', { price: '25' }, paid(2_500)],
    ['a text with a currency', { price: '$25.00' }, paid(2_500)],
    ['French writing', { price: '1 200,50 $' }, paid(120_050)],
    ['thousands', { price: '1,200' }, paid(120_000)],
    ['a range in words', { price: '10 – 20' }, paid(1_000, 2_000)],
    ['an aggregate', { lowPrice: 10, highPrice: '40' }, paid(1_000, 4_000)],
    ['a specification', { priceSpecification: { minPrice: 5, maxPrice: 9 } }, paid(500, 900)],
    ['several offers', [{ price: 30 }, { price: '15' }, {}], paid(1_500, 3_000)],
    ['offers in an offer', { offers: [{ price: 8 }, { price: 12 }] }, paid(800, 1_200)],
    ['an address only', { url: 'https://x.example/' }, paid(null)],
    ['zero', { price: 0 }, free],
    ['the word free', { price: 'Gratuit' }, free],
    ['nonsense', { price: 'ask us' }, paid(null)],
    ['a negative price', { price: -5 }, paid(null)],
    ['more than anybody pays', { price: 1e12 }, paid(null)],
    [
      'sold out',
      { price: 10, availability: 'https://schema.org/SoldOut' },
      { min: 1_000, max: 1_000, status: 'SOLD_OUT' },
    ],
    ['one of two sold out', [{ price: 10, availability: 'SoldOut' }, { price: 12 }], paid(1_000, 1_200)],
    ['no offer', undefined, { min: null, max: null, status: null }],
    ['an offer that is none', 'free entry', { min: null, max: null, status: null }],
  ])('%s', (_name, offers, price) => {
    expect(readPrice({ offers })).toEqual(price);
  });

  test.each([true, 'true', 'True', 'https://schema.org/True', [true]])('isAccessibleForFree %j', (value) => {
    expect(readPrice({ isAccessibleForFree: value, offers: { price: 10 } })).toEqual(free);
  });

  test.each([false, 'false', null, 1, {}])('isAccessibleForFree %j is not free', (value) => {
    expect(readPrice({ isAccessibleForFree: value, offers: { price: 10 } })).toEqual(paid(1_000));
  });
});
