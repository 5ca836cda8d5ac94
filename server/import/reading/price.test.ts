import { describe, expect, test } from 'vitest';
import { foreignOffers, hasAmounts, readPrice } from './price.ts';

const paid = (min: number | null, max = min) => ({ min, max, status: 'ON_SALE' });
const free = { min: 0, max: 0, status: 'FREE' };

describe('import: the price of an event, in thousandths', () => {
  test.each([
    ['a number', { price: 25 }, paid(25_000)],
    ['a number with cents', { price: 54.95 }, paid(54_950)],
    ['a text', { price: '25' }, paid(25_000)],
    ['a text with a currency', { price: '$25.00' }, paid(25_000)],
    ['French writing', { price: '1 200,50 $' }, paid(1_200_500)],
    ['thousands', { price: '1,200' }, paid(1_200_000)],
    ['thousands in French writing', { price: '1\u202f200 $' }, paid(1_200_000)],
    ['thousands with a space that does not break', { price: '1\u00a0200,5' }, paid(1_200_500)],
    ['thousands in Swiss writing', { price: "1'200" }, paid(1_200_000)],
    ['the most that anybody pays', { price: 100_000 }, paid(100_000_000)],
    [
      'a specification in a specification',
      { priceSpecification: { priceSpecification: { price: 7 } } },
      paid(7_000),
    ],
    ['offers three deep', { offers: { offers: { offers: { price: 7 } } } }, paid(7_000)],
    [
      'offers deeper than anybody writes',
      { offers: { offers: { offers: { offers: { price: 7 } } } } },
      paid(null),
    ],
    ['a range in words', { price: '10 – 20' }, paid(10_000, 20_000)],
    ['an aggregate', { lowPrice: 10, highPrice: '40' }, paid(10_000, 40_000)],
    ['a specification', { priceSpecification: { minPrice: 5, maxPrice: 9 } }, paid(5_000, 9_000)],
    ['several offers', [{ price: 30 }, { price: '15' }, {}], paid(15_000, 30_000)],
    ['one free offer among paid ones', [{ price: 30 }, { price: 0 }, { price: 15 }], paid(0, 30_000)],
    ['offers in an offer', { offers: [{ price: 8 }, { price: 12 }] }, paid(8_000, 12_000)],
    ['an address only', { url: 'https://x.example/' }, paid(null)],
    ['zero', { price: 0 }, free],
    ['the word free', { price: 'Gratuit' }, free],
    ['the word free for several', { price: 'entrées gratuites' }, free],
    ['the word free in English', { price: 'Free!' }, free],
    ['a word that only begins so', { price: 'freedom' }, paid(null)],
    ['the word free beside a price', { price: '20 $, gratuit pour les enfants' }, paid(20_000)],
    ['nonsense', { price: 'ask us' }, paid(null)],
    ['a negative price', { price: -5 }, paid(null)],
    ['more than anybody pays', { price: 1e12 }, paid(null)],
    [
      'sold out',
      { price: 10, availability: 'https://schema.org/SoldOut' },
      { min: 10_000, max: 10_000, status: 'SOLD_OUT' },
    ],
    ['one of two sold out', [{ price: 10, availability: 'SoldOut' }, { price: 12 }], paid(10_000, 12_000)],
    ['no offer', undefined, { min: null, max: null, status: null }],
    ['an offer that is none', 'free entry', { min: null, max: null, status: null }],
  ])('%s', (_name, offers, price) => {
    expect(readPrice({ offers }, 'CAD')).toEqual(price);
  });

  test.each([true, 'true', 'True', 'https://schema.org/True', [true]])('isAccessibleForFree %j', (value) => {
    expect(readPrice({ isAccessibleForFree: value, offers: { price: 10 } }, 'CAD')).toEqual(free);
  });

  test.each([false, 'false', null, 1, {}])('isAccessibleForFree %j is not free', (value) => {
    expect(readPrice({ isAccessibleForFree: value, offers: { price: 10 } }, 'CAD')).toEqual(paid(10_000));
  });

  test.each([
    ['another currency', { price: 25, priceCurrency: 'EUR' }, paid(null), ['EUR']],
    ['its own', { price: 25, priceCurrency: 'cad' }, paid(25_000), []],
    ['a sign alone', { price: '25 €' }, paid(null), ['EUR']],
    ['pounds', { price: '£25' }, paid(null), ['GBP']],
    ['yen', [{ price: '¥2500' }, { price: '￥1500' }], paid(null), ['JPY', 'JPY']],
    ['dollars of whatever kind', { price: '$25' }, paid(25_000), []],
    [
      'a sign, within an offer of another one',
      { priceCurrency: 'CAD', offers: [{ price: '25 €' }, { price: 30 }] },
      paid(30_000),
      ['EUR'],
    ],
    ['words, within its specification', { priceSpecification: [{ price: '20 CAD' }] }, paid(20_000), []],
    ['free in another one', { price: 0, priceCurrency: 'EUR' }, free, []],
    ['free, or not, in another one', [{ price: 0 }, { price: 9, priceCurrency: 'EUR' }], paid(null), ['EUR']],
    [
      'both',
      [
        { price: 30, priceCurrency: 'CAD' },
        { price: 20, priceCurrency: 'EUR' },
      ],
      paid(30_000),
      ['EUR'],
    ],
    [
      'that of the offer around',
      { '@type': 'AggregateOffer', priceCurrency: 'EUR', offers: [{ price: 8 }, { price: 12 }] },
      paid(null),
      ['EUR', 'EUR'],
    ],
    [
      'that of its specification',
      { priceSpecification: { price: 9, priceCurrency: 'GBP' } },
      paid(null),
      ['GBP'],
    ],
  ])('IMP-06: prices in %s', (_name, offers, price, currencies) => {
    expect([
      readPrice({ offers }, 'CAD'),
      foreignOffers({ offers }, 'CAD').map(({ currency }) => currency),
    ]).toEqual([price, currencies]);
  });
});

test.each([
  ['10', true],
  [20, true],
  ['10 – 20', true],
  ['10, 15 or 20', false],
  [15, false],
  ['ask us', false],
  [null, false],
])('IMP-01: whether a price from 10 to 20 has every amount of %j: %j', (value, isWhole) => {
  expect(hasAmounts({ min: 10_000, max: 20_000, status: 'ON_SALE' }, value)).toBe(isWhole);
});
