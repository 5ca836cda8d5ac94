import type { Language } from '#contract/address/language.ts';
import { priceWriter } from '#contract/programme/texts/writePrice.ts';
import { formatTexts } from './format.ts';

/**
 * Prices in one language and currency: `money` is '$25' and '48,50 $', `price` a range like '$25 – $48.50', 'Free' for 0, null
 * for none (TKT-05), `briefPrice` the same for little space: '$25–48.50', '25–48,50 $'.
 */
export type Prices = ReturnType<typeof priceWriter>;

const made = new Map<string, Prices>();

/** Makes the prices of a language and a currency, once for each. */
export const createPrices = (lang: Language, currency: string): Prices => {
  const key = `${lang} ${currency}`;
  const prices = made.get(key) ?? priceWriter(formatTexts(lang).price, lang, currency);
  made.set(key, prices);
  return prices;
};
