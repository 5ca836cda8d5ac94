import type { Matches } from '../index/searchIndex.ts';
import { searchLimits } from '../limits.ts';
import { fold } from '../words/fold.ts';
import { singular } from '../words/singular.ts';
import { compoundsOf, type Word } from '../words/words.ts';

/** A part of a text that a query found. */
export interface Mark {
  start: number;
  end: number;
  /** The words of the query that found it. */
  by: string[];
}

/** Where the beginning of a word that folds to so many letters ends: `é` is one, `œ` two. */
const endOfBeginning = (text: string, { start, end }: Word, letters: number): number => {
  let at = start;
  for (let folded = ''; at < end && folded.length < letters; at += 1)
    folded = fold(text.slice(start, at + 1));
  // An accent that is a sign of its own belongs to its letter.
  while (at < end && /\p{M}/u.test(text[at] ?? '')) at += 1;
  return at;
};

const markOf = (text: string, word: Word, query: Matches['words']): Mark | null => {
  let reach = word.start;
  const by: string[] = [];
  for (const { word: asked, terms } of query) {
    const found = terms.get(word.term);
    const isSame = terms.has(`=${singular(word.term)}`);
    if (!found && !isSame) continue;
    by.push(asked.term);
    const isBeginning = !isSame && found?.isPrefix === true && found.typos === 0;
    reach = Math.max(reach, isBeginning ? endOfBeginning(text, word, asked.term.length) : word.end);
  }
  return by.length === 0 ? null : { start: word.start, end: reach, by };
};

/** What a query found in a text, in the text's order. */
export const marksOf = (text: string, query: Matches['words']): Mark[] => {
  if (query.length === 0) return [];
  return compoundsOf(text.slice(0, searchLimits.highlighted)).flatMap(({ words, whole }) => {
    const parts = words.flatMap((word) => markOf(text, word, query) ?? []);
    const compound = whole && parts.length === 0 ? markOf(text, whole, query) : null;
    return compound ? [compound] : parts;
  });
};

export interface Tags {
  pre: string;
  post: string;
}

/** A text with tags around its marks. Nothing else is changed: markup in the text stays as it is, and is text. */
export const tagged = (text: string, marks: readonly Mark[], { pre, post }: Tags): string => {
  let [told, at] = ['', 0];
  for (const { start, end } of marks) {
    told += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return told + text.slice(at);
};

export type MatchLevel = 'none' | 'partial' | 'full';

/** The words of the query that the marks are of. */
export const matchedWords = (marks: readonly Mark[]): string[] => [...new Set(marks.flatMap(({ by }) => by))];

export const levelOf = (matched: readonly string[], query: Matches['words']): MatchLevel => {
  if (matched.length === 0) return 'none';
  return matched.length === new Set(query.map(({ word }) => word.term)).size ? 'full' : 'partial';
};

/** Whether nothing but space and signs is outside of the marks. */
const isFully = (text: string, marks: readonly Mark[]): boolean =>
  marks.length > 0 &&
  !/[\p{L}\p{N}]/u.test(tagged(text, marks, { pre: '\0', post: '\0' }).replaceAll(/\0[^\0]*\0/g, ''));

/** A value as `_highlightResult` tells it. */
export const highlight = (text: string, query: Matches['words'], tags: Tags) => {
  const marks = marksOf(text, query);
  const matched = matchedWords(marks);
  return {
    value: tagged(text, marks, tags),
    matchLevel: levelOf(matched, query),
    ...(matched.length > 0 && { fullyHighlighted: isFully(text, marks) }),
    matchedWords: matched,
  };
};
