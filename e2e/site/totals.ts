import type { Language } from '#contract/address/language.ts';
import { filled, words } from './words.ts';

const texts = {
  total: { one: 'total_one', other: 'total_other' },
  leftOut: { one: 'leftOutEnglish_one', other: 'leftOutEnglish_other' },
} as const;

/** `one` by the language's rule: zero is one in French. */
const pluralOf = (lang: Language, count: number): 'one' | 'other' =>
  new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';

/** The calendar's words for a number of shows. */
export const saysCount = (lang: Language, what: keyof typeof texts, count: number): string =>
  filled(words[lang].calendar[texts[what][pluralOf(lang, count)]], { count });

/** The panel's button for a number of results. */
export const saysResults = (lang: Language, count: number): string =>
  filled(words[lang].calendar.filter[`show_${pluralOf(lang, count)}`], { count });
