import { searchLimits } from '../limits.ts';
import { fold } from './fold.ts';

/** A word of a text: `term` is folded, `start` and `end` are its position. */
export interface Word {
  term: string;
  start: number;
  end: number;
}

const ties = "'’‘ʼ`´′‐‑-";
/** Apostrophes and hyphens join words into one compound; a pictograph is a word. */
const compounds = new RegExp(
  String.raw`[\p{L}\p{N}\p{M}]+(?:[${ties}][\p{L}\p{N}\p{M}]+)*|\p{Extended_Pictographic}`,
  'gu',
);
const tie = new RegExp(`[${ties}]`, 'u');
const parts = new RegExp(`[^${ties}]+`, 'gu');

const toWord = (text: string, start: number): Word => ({
  term: fold(text).slice(0, searchLimits.word),
  start,
  end: start + text.length,
});

/** A compound as its words, and as one word if it has several: `Stand-up` is `stand`, `up` and `standup`. */
export interface Compound {
  words: Word[];
  whole: Word | null;
}

const toCompound = (text: string, start: number): Compound => {
  if (!tie.test(text)) return { words: [toWord(text, start)], whole: null };
  const words = Array.from(text.matchAll(parts), (part) => toWord(part[0], start + part.index));
  const whole = words.map(({ term }) => term).join('');
  return { words, whole: { term: whole.slice(0, searchLimits.word), start, end: start + text.length } };
};

/** The words of a text in their order. */
export const compoundsOf = (text: string): Compound[] => {
  const found: Compound[] = [];
  for (const compound of text.matchAll(compounds)) found.push(toCompound(compound[0], compound.index));
  return found;
};

export const wordsOf = (text: string): Word[] => compoundsOf(text).flatMap(({ words }) => words);

/** A text reduced to its words: equal despite other accents, signs or case. */
export const keyOf = (text: string): string =>
  wordsOf(text)
    .map(({ term }) => term)
    .join(' ');
