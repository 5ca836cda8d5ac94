import { createHash } from 'node:crypto';
import type { Language } from '#contract/address/language.ts';
import { wordsPath } from '#contract/address/wordsFile.ts';
import type { Words } from '#contract/words.ts';
import type { Festival } from './festival.ts';
import { oncePerWords } from './festivalTexts.ts';

/** The files of `locales/` that no browser reads. */
const unseen = /^(mail|newsletterPages|printing|sharing)\./;
const hashLength = 16;

/** The words of a language for browsers, as their file. */
export interface WordsFile {
  body: string;
  /** null if there are none, so that nobody asks for them. */
  path: string | null;
}

const write = (lang: Language, words: Words): WordsFile => {
  const seen = Object.entries(words).filter(([key]) => !unseen.test(key));
  const body = JSON.stringify(Object.fromEntries(seen));
  const hash = createHash('sha256').update(body).digest('hex').slice(0, hashLength);
  return { body, path: seen.length === 0 ? null : wordsPath(lang, hash) };
};

export const wordsFileOf = oncePerWords(write);

/** The addresses of a festival's words, for the browser. */
export const wordsAddresses = (festival: Pick<Festival, 'words'>): Record<Language, string | null> => ({
  fr: wordsFileOf(festival, 'fr').path,
  en: wordsFileOf(festival, 'en').path,
});
