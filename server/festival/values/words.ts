import type { Language } from '#contract/address/language.ts';
import type { Words, WordsOfFestival } from '#contract/words.ts';
import type { FestivalFile } from '../schema/festivalFile.ts';
import type { LocalText } from '../schema/values.ts';

const withoutLastLines = (text: string | undefined): string | undefined => {
  const lines = text?.split('\n');
  return lines?.slice(0, lines.findLastIndex((line) => line !== '') + 1).join('\n');
};

/** A text in a language, without the line ends of YAML; undefined where it is silent, and the site's own text stands. */
export const wordIn = (text: LocalText, lang: Language): string | undefined =>
  withoutLastLines(typeof text === 'string' ? text : text[lang]);

const inOrder = (keys: Iterable<string>): string[] => [...new Set(keys)].toSorted();

/** A festival's words in a language, in the order of their keys. */
export const wordsIn = (words: FestivalFile['words'], lang: Language): Words =>
  Object.fromEntries(
    inOrder(Object.keys(words)).flatMap((key) => {
      const word = wordIn(words[key] ?? {}, lang);
      return word === undefined ? [] : [[key, word]];
    }),
  );

/** The same words as a folder writes them. */
export const wordsOf = ({ fr, en }: WordsOfFestival): FestivalFile['words'] =>
  Object.fromEntries(
    inOrder([...Object.keys(fr), ...Object.keys(en)]).map((key) => [key, textOf(fr[key], en[key])]),
  );

const textOf = (fr: string | undefined, en: string | undefined): LocalText =>
  fr !== undefined && fr === en ? fr : { ...(fr !== undefined && { fr }), ...(en !== undefined && { en }) };
