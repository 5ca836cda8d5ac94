import { second } from '#contract/settings/time.ts';

/** Every bound of the embedded index. Times in milliseconds. */
export const searchLimits = {
  /** Bytes of a request. */
  body: 256 * 1024,
  /** Queries of one request. */
  requests: 50,
  /** Characters of a query that are read; the hosted service reads as many. */
  query: 512,
  /** Words of a query that are searched. */
  words: 20,
  /** Characters of a word that tell it from others. */
  word: 40,
  /** Characters of a filter, and how deep its parentheses go. */
  filter: 8 * 1024,
  filterDepth: 50,
  /** Conditions of a query, of all its filters together: the hosted service takes as many. */
  conditions: 1_000,
  /** Different names in a list of attributes. */
  names: 100,
  /** Characters of the tags around what was found, and of what stands for what is left out. */
  tag: 64,
  hitsPerPage: 1000,
  valuesPerFacet: 1000,
  facetHits: 100,
  /** Characters of a text that are indexed and answered: the hosted service takes records of 10 KB. */
  text: 6_000,
  /** Words whose matches are kept. */
  keptWords: 400,
  /** Characters of a highlighted value that are looked at. */
  highlighted: 50_000,
  /** How long the building of an index may hold other requests up at a time. */
  slice: 10,
  /** How often the data version is looked at. */
  lookEvery: 400,
  /** Shows, pages … that are read in one statement. */
  readAtOnce: 500,
  /** How long a query waits for the first index. */
  firstBuild: 10 * second,
  /** Places of records that are gone, beside those that are there, after which the index is built anew. */
  emptyPlaces: 1_000,
} as const;
