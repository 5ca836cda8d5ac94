import { searchLimits } from '../limits.ts';
import { stemsOf, type OtherWords } from './readSynonyms.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './words.ts';

/** A word that must match, or one that may be the beginning of what matches. */
export interface QueryWord {
  term: string;
  isPrefix: boolean;
}

/** Words that must match together, or one of the other words in their place. */
export interface QueryPart {
  words: QueryWord[];
  others: readonly string[];
}

/** Which words of a query may be the beginning of others, in the hosted service's words. */
export const queryTypes = ['prefixLast', 'prefixAll', 'prefixNone'] as const;
export type QueryType = (typeof queryTypes)[number];

const termsOf = (query: string): string[] =>
  wordsOf(query.slice(0, searchLimits.query))
    .map(({ term }) => term)
    .slice(0, searchLimits.words);

/**
 * The words of a query that must all match: stop words need not, unless there are no others; a last word that may be on its
 * way to another one stays.
 */
export const readQuery = (query: string, type: QueryType = 'prefixLast'): QueryWord[] => {
  const terms = termsOf(query);
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

/** The longest phrase that has synonyms, in words. */
const longestIn = (others: OtherWords): number =>
  Math.max(0, ...Array.from(others.keys(), (stems) => stems.split(' ').length));

/** A word or phrase of a query that has synonyms. */
interface Phrase {
  terms: readonly string[];
  others: readonly string[];
}

/** The words in place of a phrase whose last word is still being typed: `raton lav`. */
const begun = (terms: readonly string[], others: OtherWords): readonly string[] | undefined => {
  if (terms.length < 2) return undefined;
  const typed = `${stemsOf(terms.slice(0, -1))} ${terms.at(-1) ?? ''}`;
  return [...others].find(
    ([stems]) => stems.startsWith(typed) && stems.split(' ').length === terms.length,
  )?.[1];
};

/** From left to right, of several beginnings at one word the longest. */
const phrasesIn = (terms: readonly string[], others: OtherWords, isTyping: boolean): Phrase[] => {
  const found: Phrase[] = [];
  const longest = longestIn(others);
  for (let at = 0; at < terms.length; at += 1)
    for (let length = Math.min(longest, terms.length - at); length > 0; length -= 1) {
      const some = terms.slice(at, at + length);
      const isLast = isTyping && at + length === terms.length;
      const known = others.get(stemsOf(some)) ?? (isLast ? begun(some, others) : undefined);
      if (known === undefined) continue;
      found.push({ terms: some, others: known });
      at += length - 1;
      break;
    }
  return found;
};

/** The words of a query (`readQuery`), those of a phrase with synonyms together (SRCH-14). */
export const readParts = (query: string, type: QueryType, others: OtherWords): QueryPart[] => {
  const phrases = phrasesIn(termsOf(query), others, type !== 'prefixNone');
  const parts = new Map<Phrase | QueryWord, QueryPart>();
  for (const word of readQuery(query, type)) {
    const phrase = phrases.find(({ terms }) => terms.includes(word.term));
    const part = parts.get(phrase ?? word) ?? { words: [], others: phrase?.others ?? [] };
    parts.set(phrase ?? word, { ...part, words: [...part.words, word] });
  }
  return [...parts.values()];
};
