import type { Language } from '#contract/address/language.ts';
import { priceWriter } from '#contract/programme/texts/writePrice.ts';
import { formatTexts, type FormatTexts } from './format.ts';

/**
 * Prices in one language and currency: `money` is '$25' and '48,50 $', `price` a range like '$25 – $48.50', 'Free' for 0, null
 * for none (TKT-05), `briefPrice` the same for little space: '$25–48.50', '25–48,50 $'.
 */
export type Prices = ReturnType<typeof priceWriter>;

/** By currency: other texts make other prices. */
const made = new WeakMap<FormatTexts, Map<string, Prices>>();

/** Makes the prices of a language's present texts and a currency, once for each. */
export const createPrices = (lang: Language, currency: string): Prices => {
  const texts = formatTexts(lang);
  const known = made.get(texts) ?? new Map<string, Prices>();
  made.set(texts, known);
  const prices = known.get(currency) ?? priceWriter(texts.price, lang, currency);
  known.set(currency, prices);
  return prices;
};
