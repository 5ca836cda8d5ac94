import { searchLimits } from '../limits.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './words.ts';

/** A word that must match, or one that may be the beginning of what matches. */
export interface QueryWord {
  term: string;
  isPrefix: boolean;
}

/** Which words of a query may be the beginning of others, in the hosted service's words. */
export const queryTypes = ['prefixLast', 'prefixAll', 'prefixNone'] as const;
export type QueryType = (typeof queryTypes)[number];

/**
 * The words of a query that must all match: stop words need not, unless there are no others; a last word that may be on its
 * way to another one stays.
 */
export const readQuery = (query: string, type: QueryType = 'prefixLast'): QueryWord[] => {
  const terms = wordsOf(query.slice(0, searchLimits.query))
    .map(({ term }) => term)
    .slice(0, searchLimits.words);
  const isPrefix = type === 'prefixAll';
  const whole = (some: Iterable<string>): QueryWord[] => Array.from(some, (term) => ({ term, isPrefix }));
  if (type === 'prefixNone') {
    const meant = new Set(terms.filter((term) => !isStopWord(term)));
    return whole(meant.size === 0 ? new Set(terms) : meant);
  }
  const last = terms.pop();
  if (last === undefined) return [];
  const before = new Set(terms.filter((term) => !isStopWord(term)));
  const isAlone = before.size === 0 && isStopWord(last);
  return [...whole(isAlone ? new Set(terms) : before), { term: last, isPrefix: true }];
};
