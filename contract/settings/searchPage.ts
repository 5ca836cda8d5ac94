import { second } from './time.ts';

/** What the page of the search holds to. */
export const searchPageSettings = {
  /** Characters of a text that is searched, and values that one filter has at most. */
  longestText: 200,
  mostValues: 20,
  /** Dollars that a price is compared with at most. */
  highestPrice: 100_000,
  /** Days that a range has at most. */
  longestRange: 3 * 366,
  /** Values of a filter that are seen before one asks for more. */
  valuesAtOnce: 6,
  /** Hits that are drawn with the letter that is typed: as many as a window shows. */
  hitsAtOnce: 3,
  /** Pages that are linked on either side of the present one. */
  pagesBeside: 2,
  /** Words of a text around what was found in it. */
  snippetWords: 24,
  /** How long the server's page is good, in milliseconds: what changes is in the index within a second. */
  lifetime: 10 * second,
  /** Suggestions in the header. */
  suggestions: 6,
} as const;
