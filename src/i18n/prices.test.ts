import { expect, onTestFinished, test } from 'vitest';
import enTexts from '#locales/en/format.json' with { type: 'json' };
import frTexts from '#locales/fr/format.json' with { type: 'json' };
import { provideFormat } from './format.ts';
import { createPrices } from './prices.ts';

test('FES-14: prices are in the words that were provided last', () => {
  provideFormat('en', enTexts);
  const before = createPrices('en', 'CAD').price({ min: 0, max: 0 });
  provideFormat('en', { ...enTexts, price: { ...enTexts.price, free: 'No charge' } });
  onTestFinished(() => provideFormat('en', enTexts));
  expect([before, createPrices('en', 'CAD').price({ min: 0, max: 0 })]).toEqual(['Free', 'No charge']);
});

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
