import { createContext, use } from 'react';
import { defaultCurrency } from '#contract/settings/currency.ts';
import { useLanguage } from './language.ts';
import { createPrices, type Prices } from './prices.ts';

/** The festival's currency. */
export const CurrencyContext = createContext(defaultCurrency);

/** Prices in the page's language and the festival's currency. */
export const usePrices = (): Prices => createPrices(useLanguage(), use(CurrencyContext));
