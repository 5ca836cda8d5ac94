import { searchLimits } from '../limits.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './words.ts';

/** A word that must match; the last one of a query may be only a beginning. */
export interface QueryWord {
  term: string;
  isPrefix: boolean;
}

/**
 * The words of a query that must all match: stop words only if there are no others; the last word stays, since it may be
 * unfinished.
 */
export const readQuery = (query: string): QueryWord[] => {
  const terms = wordsOf(query.slice(0, searchLimits.query))
    .map(({ term }) => term)
    .slice(0, searchLimits.words);
  const last = terms.pop();
  if (last === undefined) return [];
  const before = new Set(terms.filter((term) => !isStopWord(term)));
  const isAlone = before.size === 0 && isStopWord(last);
  const kept = isAlone ? new Set(terms) : before;
  return [...[...kept].map((term) => ({ term, isPrefix: false })), { term: last, isPrefix: true }];
};
