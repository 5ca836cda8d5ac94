import type { Language } from '#contract/address/language.ts';
import { priceWriter } from '#contract/programme/texts/writePrice.ts';
import { formatTexts, type FormatTexts } from './format.ts';

/**
 * Prices in one language and currency: `money` is '$25' and '48,50 $', `price` a range like '$25 – $48.50', 'Free' for 0, null
 * for none (TKT-05), `briefPrice` the same for little space: '$25–48.50', '25–48,50 $'.
 */
export type Prices = ReturnType<typeof priceWriter>;

/** With the texts of which they were made. */
const made = new Map<string, { texts: FormatTexts; prices: Prices }>();

/** Makes the prices of a language's present texts and a currency, once for each. */
export const createPrices = (lang: Language, currency: string): Prices => {
  const texts = formatTexts(lang);
  const key = `${lang} ${currency}`;
  const known = made.get(key);
  if (known?.texts === texts) return known.prices;
  const prices = priceWriter(texts.price, lang, currency);
  made.set(key, { texts, prices });
  return prices;
};
