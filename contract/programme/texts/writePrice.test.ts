import { describe, expect, test } from 'vitest';
import en from '#locales/en/format.json' with { type: 'json' };
import fr from '#locales/fr/format.json' with { type: 'json' };
import { priceWriter } from './writePrice.ts';

const spaced = (text: string): string => text.replaceAll(' ', '\u00a0');
const inBoth = (currency: string) => ({
  en: priceWriter(en.price, 'en', currency),
  fr: priceWriter(fr.price, 'fr', currency),
});

describe('Canadian dollars', () => {
  const { en: english, fr: french } = inBoth('CAD');

  test('TKT-05: with 0 to 2 decimals', () => {
    const amounts = [25, 48.5, 48.25, 1250, 1234567.891, 999.999];
    expect([amounts.map(english.money), amounts.map(french.money)]).toEqual([
      ['$25', '$48.50', '$48.25', '$1,250', '$1,234,567.89', '$1,000'],
      ['25 $', '48,50 $', '48,25 $', '1 250 $', '1 234 567,89 $', '1 000 $'].map(spaced),
    ]);
  });

  test('TKT-05: one price where both are equal, free for 0, none for null', () => {
    expect([
      english.price({ min: 25, max: 48.5 }),
      english.price({ min: 25, max: 25 }),
      english.price({ min: 0, max: 0 }),
      french.price({ min: 0, max: 0 }),
      french.price({ min: 0, max: 20 }),
      english.price(null),
    ]).toEqual(['$25 – $48.50', '$25', 'Free', 'Gratuit', `Gratuit – ${spaced('20 $')}`, null]);
  });

  test('TKT-05: where there is little room', () => {
    const prices = [
      { min: 25, max: 48.5 },
      { min: 25, max: 25 },
      { min: 0, max: 0 },
      { min: 0, max: 1250 },
    ];
    expect([prices.map(english.briefPrice), prices.map(french.briefPrice)]).toEqual([
      ['$25–48.50', '$25', 'Free', '$0–1,250'],
      ['25–48,50 $', '25 $', 'Gratuit', '0–1 250 $'].map(spaced),
    ]);
  });
});

test.each([
  ['EUR', ['€25', '€25–48.50'], ['25 €', '25–48,50 €']],
  ['JPY', ['¥1,200', '¥1,200–3,500'], ['1 200 ¥', '1 200–3 500 ¥']],
  ['KWD', ['KWD 1.250', 'KWD 1.250–2'], ['1,250 KWD', '1,250–2 KWD']],
] as const)('FES-25: %s has its own sign, place and decimals', (currency, english, french) => {
  const { en: inEnglish, fr: inFrench } = inBoth(currency);
  const [min, max] = { EUR: [25, 48.5] as const, JPY: [1200, 3500] as const, KWD: [1.25, 2] as const }[
    currency
  ];
  expect([inEnglish.money(min), inEnglish.briefPrice({ min, max })]).toEqual(english.map(spaced));
  expect([inFrench.money(min), inFrench.briefPrice({ min, max })]).toEqual(french.map(spaced));
});
