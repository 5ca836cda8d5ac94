import { second } from '#contract/settings/time.ts';

/** Every bound of the embedded index. Times in milliseconds. */
export const searchLimits = {
  /** Bytes of a request. */
  body: 256 * 1024,
  /** Queries of one request. */
  requests: 50,
  /** Characters of a query; the rest is ignored, as by the hosted service. */
  query: 512,
  /** Words of a query; the rest is ignored. */
  words: 20,
  /** Significant characters of a word. */
  word: 40,
  /** Characters of a filter, and the depth of its parentheses. */
  filter: 8 * 1024,
  filterDepth: 50,
  /** Conditions of a query, of all its filters together: the hosted service's limit. */
  conditions: 1_000,
  /** Different names in a list of attributes. */
  names: 100,
  /** Characters of the tags around matches, and of the ellipsis. */
  tag: 64,
  hitsPerPage: 1000,
  valuesPerFacet: 1000,
  facetHits: 100,
  /** Characters of a text to index and return: the hosted service takes records of 10 KB. */
  text: 6_000,
  /** Words with cached matches. */
  keptWords: 400,
  /** Characters of a highlighted value to search. */
  highlighted: 50_000,
  /** The longest pause that building an index causes to other requests. */
  slice: 10,
  /** The interval between looks at the data version. */
  lookEvery: 400,
  /** Shows, pages … of one statement. */
  readAtOnce: 500,
  /** A query's wait for the first index. */
  firstBuild: 10 * second,
  /** The index is rebuilt when the places of deleted records outnumber the existing records by this. */
  emptyPlaces: 1_000,
} as const;
