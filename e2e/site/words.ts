import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Language } from '#contract/address/language.ts';
import { withWords } from '#contract/words.ts';
import { sampleWords } from '#server/testing/sampleWords.ts';
import type { FormatTexts } from '#src/i18n/format.ts';
import type { TextFiles } from '#src/i18n/texts.ts';

/** Every text of a language, by the file that has it. */
export interface SiteWords extends TextFiles {
  format: FormatTexts;
}

const locales = new URL('../../locales/', import.meta.url);

/** The files of a language on disk, in the sample's words; each language has the texts of the other (RTE-40). */
const textsIn = (lang: Language): SiteWords => {
  const folder = new URL(`${lang}/`, locales);
  const files = readdirSync(folder).map((file) => {
    const { name } = parse(file);
    const texts = withWords(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), name, sampleWords[lang]);
    return `"${name}": ${JSON.stringify(texts)}`;
  });
  return JSON.parse(`{${files.join(',')}}`);
};

/** The site's texts, by language: a test fails on a text's effect, not on its words. */
export const words: Readonly<Record<Language, SiteWords>> = { fr: textsIn('fr'), en: textsIn('en') };

/** `{{name}}` and `{{count, number}}` of a text, filled in. @throws Error for one without a value */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)[^}]*\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`"${text}" needs ${name}`);
    return String(value);
  });

/** A browser turns a no-break space into a space. */
const escaped = (text: string): string =>
  text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`);

/** A pattern for a text with any values of its `{{…}}`. */
export const like = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/\{\{[^}]*\}\}/)
      .map(escaped)
      .join('.+')}$`,
  );

/** `2027-06` → `juin 2027`, `June 2027`. */
export const monthYear = (lang: Language, month: string): string =>
  `${words[lang].format.months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;
