import type { Language } from '#contract/address/language.ts';

/** '12 km'; a city is no point, so that one is the least. */
export const distanceText = (kilometres: number, lang: Language): string =>
  new Intl.NumberFormat(`${lang}-CA`, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 0,
  }).format(Math.max(1, kilometres));
