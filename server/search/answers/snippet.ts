import type { Matches } from '../index/matches.ts';
import { compoundsOf } from '../words/words.ts';
import { levelOf, matchedWords, tagged, type Finder, type Mark, type Tags } from './highlight.ts';

interface SnippetForm {
  find: Finder;
  tags: Tags;
  ellipsis: string;
  words: number;
}

/** The start of the window of words with the most marks, and equal space before and after them. */
const bestStart = (words: readonly number[], marks: readonly Mark[], length: number): number => {
  const marked = new Set(marks.map(({ start }) => start));
  const at = words.flatMap((start, index) => (marked.has(start) ? [index] : []));
  let [first, last, most] = [0, length - 1, 0];
  let from = 0;
  at.forEach((index, to) => {
    while ((at[from] ?? index) <= index - length) from += 1;
    if (to - from < most) return;
    [first, last, most] = [at[from] ?? index, index, to - from + 1];
  });
  const before = Math.floor((length - (last - first + 1)) / 2);
  return Math.max(0, Math.min(first - before, words.length - length));
};

/** Some words of a text around a match, for `_snippetResult`. */
export const snippet = (
  text: string,
  query: Matches['words'],
  { find, words: length, ellipsis, tags }: SnippetForm,
) => {
  const compounds = compoundsOf(text);
  const words = compounds.flatMap((compound) => compound.words);
  const marks = find(text, compounds);
  const starts = words.map(({ start }) => start);
  const first = words.length <= length ? 0 : bestStart(starts, marks, length);
  const isCut = first + length < words.length;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = isCut ? (words[first + length - 1]?.end ?? text.length) : text.length;
  const inside = marks
    .filter(({ start, end }) => start >= from && end <= to)
    .map(({ start, end, by }) => ({ start: start - from, end: end - from, by }));
  const value = tagged(text.slice(from, to), inside, tags);
  return {
    value: (first === 0 ? '' : ellipsis) + value + (isCut ? ellipsis : ''),
    matchLevel: levelOf(matchedWords(marks), query),
  };
};
