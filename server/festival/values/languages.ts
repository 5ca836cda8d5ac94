import { languages, otherLanguage, type Language } from '#contract/address/language.ts';
import type { LocalText } from '../schema/values.ts';

/** One value for each language of the site. */
export type Both<Value> = Record<Language, Value>;

/** Makes a value for each language. */
export const inBoth = <Value>(make: (lang: Language) => Value): Both<Value> => ({
  fr: make('fr'),
  en: make('en'),
});

/** The texts of every language: one that lacks a text has the other one's. */
export const textsOf = (text: LocalText): Both<string> =>
  typeof text === 'string'
    ? { fr: text, en: text }
    : inBoth((lang) => text[lang] ?? text[otherLanguage(lang)] ?? '');

/** The language that a text is written in, where it is not this one; else null. */
export const writtenIn = (text: LocalText, lang: Language, spoken: readonly Language[]): Language | null => {
  const has = typeof text === 'string' ? spoken.includes(lang) : text[lang] !== undefined;
  return has ? null : otherLanguage(lang);
};

/** One value for all languages, or one for each: as pairs. */
export const bothOf = (value: string | Both<string>): Both<string> =>
  typeof value === 'string' ? { fr: value, en: value } : value;

/** The shortest form of a value for each language. */
export const shortest = ({ fr, en }: Both<string>): string | Both<string> => (fr === en ? fr : { fr, en });

/** The shortest form of the title of rows, which says `lacking`: the language that the title lacks. */
export const titleOf = (
  { fr, en }: Both<string>,
  lacking: Language | null,
  spoken: readonly Language[],
): LocalText => {
  if (fr !== en) return { fr, en };
  if (lacking === null) return languages.every((lang) => spoken.includes(lang)) ? fr : { fr, en };
  return spoken.includes(lacking) ? { [otherLanguage(lacking)]: fr } : fr;
};
