import type { SynonymHit } from '@algolia/client-search';
import { singular } from './singular.ts';
import { isStopWord } from './stopWords.ts';
import { wordsOf } from './words.ts';

/** Words that find each other, or words that another word or phrase finds, too. */
export type Synonym =
  | { type: Extract<SynonymHit['type'], 'synonym'>; synonyms: readonly string[] }
  | { type: Extract<SynonymHit['type'], 'oneWaySynonym'>; input: string; synonyms: readonly string[] };

/** By the stems of a word or a phrase: the folded words that it finds, too. */
export type OtherWords = ReadonlyMap<string, readonly string[]>;

/** A list of synonyms that the index cannot follow. */
export class SynonymError extends Error {
  override name = 'SynonymError';
}

/** The hosted service's limits. */
const most = { synonym: 20, oneWaySynonym: 100 } as const;

/** A word or a phrase, whether it is in the singular or the plural. */
export const stemsOf = (terms: readonly string[]): string => terms.map(singular).join(' ');

const termsOf = (text: string): string[] => wordsOf(text).map(({ term }) => term);

const readWord = (text: string): string => {
  const [term, ...rest] = termsOf(text);
  if (term === undefined) throw new SynonymError('A synonym is empty');
  if (rest.length > 0) throw new SynonymError(`“${text}” is a phrase: only the input may be one`);
  return term;
};

const readInput = (text: string): string => {
  const terms = termsOf(text);
  if (terms.every(isStopWord))
    throw new SynonymError(`“${text}” says nothing: it must have a word of its own`);
  return stemsOf(terms);
};

/** From each word or phrase to the words that it finds. */
const edgesOf = (synonym: Synonym): [string, string[]][] => {
  const words = synonym.synonyms.map(readWord);
  if (words.length > most[synonym.type])
    throw new SynonymError(`${words.length} synonyms: the hosted service takes ${most[synonym.type]}`);
  if (synonym.type === 'oneWaySynonym') {
    if (words.length === 0) throw new SynonymError(`“${synonym.input}” finds nothing else`);
    return [[readInput(synonym.input), words]];
  }
  if (words.length < 2) throw new SynonymError('A list of synonyms must have two words');
  return words.map((word) => [readInput(word), words.filter((other) => other !== word)]);
};

/** Whether one-way synonyms lead from a word back to it. */
const loops = (start: string, oneWay: OtherWords): boolean => {
  const seen = new Set<string>();
  const next = [start];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const word of oneWay.get(at) ?? []) {
      const stem = stemsOf([word]);
      if (stem === start) return true;
      if (!seen.has(stem)) next.push(stem);
      seen.add(stem);
    }
  return false;
};

/**
 * Checks a list of synonyms and puts it in order. They are followed once, as by the hosted service: of `a` → `b` and `b` → `c`,
 * `a` does not find `c`. @throws SynonymError
 */
export const readSynonyms = (synonyms: readonly Synonym[]): OtherWords => {
  const read = new Map<string, readonly string[]>();
  const oneWay = new Map<string, readonly string[]>();
  for (const synonym of synonyms)
    for (const [from, to] of edgesOf(synonym)) {
      if (read.has(from)) throw new SynonymError(`“${from}” is there twice`);
      read.set(from, to);
      if (synonym.type === 'oneWaySynonym') oneWay.set(from, to);
      else if (to.some((word) => stemsOf([word]) === from))
        throw new SynonymError(`“${from}” is its own synonym`);
    }
  for (const from of oneWay.keys())
    if (loops(from, oneWay)) throw new SynonymError(`“${from}” leads back to itself: make it one list`);
  return read;
};
