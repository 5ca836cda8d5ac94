import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/address/language.ts';
import { withWords, type Words } from '#contract/words.ts';

const leaves = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
};

/** For tests: every text of a language, of screens and letters, as `login.code.title`; in a festival's words. */
export const everyText = (lang: Language, words: Words = {}): [path: string, text: string][] =>
  readdirSync(`locales/${lang}`).flatMap((file) => {
    const name = file.replace('.json', '');
    const texts = withWords(JSON.parse(readFileSync(`locales/${lang}/${file}`, 'utf8')), name, words);
    return leaves(texts, name);
  });
