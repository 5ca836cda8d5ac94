import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';
import type { Language } from '#contract/address/language.ts';
import { inBoth, type Both } from './languages.ts';

const locales = new URL('../../../locales/', import.meta.url);

const leavesOf = (value: unknown, key: string): [key: string, text: string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, `${key}.${name}`))
    : [[key, String(value)]];

const textsIn = (lang: Language): ReadonlyMap<string, string> => {
  const folder = new URL(`${lang}/`, locales);
  return new Map(
    readdirSync(folder).flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      return leavesOf(texts, parse(file).name);
    }),
  );
};

let known: Both<ReadonlyMap<string, string>> | undefined;

/** Every text of the site in each language, by its key: `home.sticker`. */
export const siteTexts = (): Both<ReadonlyMap<string, string>> => (known ??= inBoth(textsIn));
