import type { Matches } from '../index/matches.ts';
import { searchLimits } from '../limits.ts';
import { fold } from '../words/fold.ts';
import { termsOfWord } from '../words/terms.ts';
import { compoundsOf, type Compound, type Word } from '../words/words.ts';
import { unitsOf } from '../work/limits.ts';
import type { Work } from '../work/work.ts';

/** A part of a text that a query found. */
export interface Mark {
  start: number;
  end: number;
  /** The words of the query that found it. */
  by: string[];
}

/** The end of a word's beginning that folds to so many letters: `é` is one, `œ` two. */
const endOfBeginning = (text: string, { start, end }: Word, letters: number): number => {
  let at = start;
  for (let folded = ''; at < end && folded.length < letters; at += 1)
    folded = fold(text.slice(start, at + 1));
  // A combining accent belongs to its letter.
  while (at < end && /\p{M}/u.test(text[at] ?? '')) at += 1;
  return at;
};

/** The match of a word in a text: the words of the query, and its matched letters; null for all of them. */
interface Finding {
  by: string[];
  letters: number | null;
}

const findingOf = (term: string, query: Matches['words']): Finding | null => {
  const by: string[] = [];
  let letters: number | null = 0;
  for (const { word: asked, terms } of query) {
    const found = termsOfWord(term).flatMap((one) => terms.get(one) ?? []);
    if (found.length === 0) continue;
    by.push(asked.term);
    const isBeginning = found.every(({ isPrefix, typos }) => isPrefix && typos === 0);
    letters = isBeginning && letters !== null ? Math.max(letters, asked.term.length) : null;
  }
  return by.length === 0 ? null : { by, letters };
};

/**
 * Finds a query's matches in texts, in their order; for one answer, which repeats the same words.
 * @throws SearchError
 */
export const createFinder = (query: Matches['words'], work: Work) => {
  const findings = new Map<string, Finding | null>();
  const find = (term: string): Finding | null => {
    const known = findings.get(term);
    if (known !== undefined) return known;
    work.count(query.length * unitsOf.lookup);
    const finding = findingOf(term, query);
    findings.set(term, finding);
    return finding;
  };
  const markOf = (text: string, word: Word): Mark | null => {
    const finding = find(word.term);
    if (finding === null) return null;
    const { by, letters } = finding;
    work.count(by.length * unitsOf.lookup);
    return {
      start: word.start,
      end: letters === null ? word.end : endOfBeginning(text, word, letters),
      by,
    };
  };
  return (text: string, compounds: readonly Compound[]): Mark[] => {
    const marks: Mark[] = [];
    if (query.length === 0) return marks;
    for (const { words, whole } of compounds) {
      const before = marks.length;
      for (const word of words) {
        const mark = markOf(text, word);
        if (mark) marks.push(mark);
      }
      const compound = whole && marks.length === before ? markOf(text, whole) : null;
      if (compound) marks.push(compound);
    }
    return marks;
  };
};
export type Finder = ReturnType<typeof createFinder>;

export interface Tags {
  pre: string;
  post: string;
}

/** A text with tags around its marks, and no other change: markup in the text stays text. */
export const tagged = (text: string, marks: readonly Mark[], { pre, post }: Tags): string => {
  let [told, at] = ['', 0];
  for (const { start, end } of marks) {
    told += text.slice(at, start) + pre + text.slice(start, end) + post;
    at = end;
  }
  return told + text.slice(at);
};

export type MatchLevel = 'none' | 'partial' | 'full';

/** The words of the query behind the marks. */
export const matchedWords = (marks: readonly Mark[]): string[] => [...new Set(marks.flatMap(({ by }) => by))];

export const levelOf = (matched: readonly string[], query: Matches['words']): MatchLevel => {
  if (matched.length === 0) return 'none';
  return matched.length === new Set(query.map(({ word }) => word.term)).size ? 'full' : 'partial';
};

/** Whether only spaces and signs are outside of the marks. */
const isFully = (text: string, marks: readonly Mark[]): boolean => {
  let [outside, at] = ['', 0];
  for (const { start, end } of marks) {
    outside += text.slice(at, start);
    at = end;
  }
  return !/[\p{L}\p{N}]/u.test(outside + text.slice(at));
};

/** A value for `_highlightResult`. */
export const highlight = (
  text: string,
  query: Matches['words'],
  { find, tags }: { find: Finder; tags: Tags },
) => {
  const marks = query.length === 0 ? [] : find(text, compoundsOf(text.slice(0, searchLimits.highlighted)));
  const matched = matchedWords(marks);
  return {
    value: tagged(text, marks, tags),
    matchLevel: levelOf(matched, query),
    ...(matched.length > 0 && { fullyHighlighted: isFully(text, marks) }),
    matchedWords: matched,
  };
};
