import { expect, test } from 'vitest';
import enTexts from '#locales/en/format.json' with { type: 'json' };
import frTexts from '#locales/fr/format.json' with { type: 'json' };
import { provideFormat } from './format.ts';
import { createPrices } from './prices.ts';

test.each([
  ['en', 'CAD', '$25'],
  ['en', 'EUR', '€25'],
  ['fr', 'CAD', '25 $'],
  ['fr', 'EUR', '25 €'],
] as const)('TKT-05: prices in %s and %s are the same ones each time: %s', (lang, currency, price) => {
  provideFormat('en', enTexts);
  provideFormat('fr', frTexts);
  const prices = createPrices(lang, currency);
  expect([prices.money(25).replaceAll(/\s/g, ' '), createPrices(lang, currency)]).toEqual([price, prices]);
});
