import type { Language } from './address/language.ts';

/** Texts of a festival's own in one language, by the keys of `locales/`: `home.sticker` (FES-14). */
export type Words = Readonly<Record<string, string>>;
export type WordsOfFestival = Readonly<Record<Language, Words>>;

/** A festival that says everything as the software does. */
export const noWords: WordsOfFestival = { fr: {}, en: {} };

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Puts a text in its place; without a place it is left aside. */
const put = (texts: object, path: readonly string[], text: string): void => {
  const [key, ...below] = path;
  if (key === undefined || !Object.hasOwn(texts, key)) return;
  const inside: unknown = Reflect.get(texts, key);
  if (isBranch(inside)) put(inside, below, text);
  else if (below.length === 0) Reflect.set(texts, key, text);
};

/** The texts of a file, with a festival's words in their places; the given ones stay as they are. */
export const withWords = <Texts extends object>(texts: Texts, file: string, words: Words): Texts => {
  const own = Object.entries(words).filter(([key]) => key.startsWith(`${file}.`));
  if (own.length === 0) return texts;
  const changed = structuredClone(texts);
  for (const [key, text] of own) put(changed, key.split('.').slice(1), text);
  return changed;
};
