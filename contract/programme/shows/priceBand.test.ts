import { describe, expect, it } from 'vitest';
import { isInBand, readPriceBand } from './priceBand.ts';

describe('readPriceBand', () => {
  it.each([
    ['free', 'free'],
    ['0-25', { from: 0, to: 25 }],
    ['100-100000', { from: 100, to: 100_000 }],
  ])('CAL-24: %s', (text, band) => {
    expect(readPriceBand(text)).toEqual(band);
  });

  it.each(['', 'Free', '25', '25-25', '50-25', '-5-25', '1.5-2', '0-1000000', '0-25 '])(
    'CAL-24: %j is none',
    (text) => {
      expect(readPriceBand(text)).toBeNull();
    },
  );
});

describe('isInBand', () => {
  it('CAL-24: from its first price up to and without its second', () => {
    const band = { from: 25, to: 50 };
    expect([24.99, 25, 49.99, 50].map((price) => isInBand(price, band))).toEqual([false, true, true, false]);
  });

  it('CAL-24: free is free alone; the lowest band has free shows too', () => {
    expect([isInBand(0, 'free'), isInBand(0.01, 'free'), isInBand(0, { from: 0, to: 25 })]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('CAL-24: without a price a show is in no band, without a band every show is', () => {
    expect([isInBand(null, { from: 0, to: 25 }), isInBand(null, undefined), isInBand(30, undefined)]).toEqual(
      [false, true, true],
    );
  });
});
