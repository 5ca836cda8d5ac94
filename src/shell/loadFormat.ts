import type { Language } from '#contract/address/language.ts';
import { withWords, type Words } from '#contract/words.ts';
import { provideFormat, type FormatTexts } from '#src/i18n/format.ts';

const files = import.meta.glob<{ default: FormatTexts }>('../../locales/*/format.json');

/** Loads a language's formats of dates and money, in the festival's words; in the browser they are part of its chunk of texts. */
export const loadFormat = async (language: Language, words: Words | Promise<Words> = {}): Promise<void> => {
  const read = files[`../../locales/${language}/format.json`];
  if (!read) throw new Error(`No formats for ${language}`);
  const [{ default: texts }, own] = await Promise.all([read(), words]);
  provideFormat(language, withWords(texts, 'format', own));
};
