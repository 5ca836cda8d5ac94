import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#contract/address/language.ts';

const leaves = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`));
};

/** For tests: every text of a language, of screens and letters, as `login.code.title`. */
export const everyText = (lang: Language): [path: string, text: string][] =>
  readdirSync(`locales/${lang}`).flatMap((file) => {
    const texts: unknown = JSON.parse(readFileSync(`locales/${lang}/${file}`, 'utf8'));
    return leaves(texts, file.replace('.json', ''));
  });
