import type { Language } from '#contract/address/language.ts';
import { filled, words } from './words.ts';

const texts = {
  total: { one: 'total_one', other: 'total_other' },
  leftOut: { one: 'leftOutEnglish_one', other: 'leftOutEnglish_other' },
} as const;

/** `one` where the language counts so: zero is one in French. */
const pluralOf = (lang: Language, count: number): 'one' | 'other' =>
  new Intl.PluralRules(lang).select(count) === 'one' ? 'one' : 'other';

/** How the calendar tells a number of shows. */
export const saysCount = (lang: Language, what: keyof typeof texts, count: number): string =>
  filled(words[lang].calendar[texts[what][pluralOf(lang, count)]], { count });

/** What the panel's button promises. */
export const saysResults = (lang: Language, count: number): string =>
  filled(words[lang].calendar.filter[`show_${pluralOf(lang, count)}`], { count });
