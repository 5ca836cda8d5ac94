import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';

/** SRCH-07: the address of the results for typed words. */
export const resultsHref = (lang: Language, text: string): string => {
  const path = pairPath('search', lang);
  const words = text.trim();
  return words === '' ? path : `${path}?${new URLSearchParams({ q: words })}`;
};
