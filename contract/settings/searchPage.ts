import { second } from './time.ts';

export const searchPageSettings = {
  /** Characters of a search, and the most values of one filter. */
  longestText: 200,
  mostValues: 20,
  /** The highest price in a search. */
  highestPrice: 100_000,
  /** The most days of a range. */
  longestRange: 3 * 366,
  /** Values of a filter before one asks for more. */
  valuesAtOnce: 6,
  /** Hits drawn at once on each letter: as many as fit a window. */
  hitsAtOnce: 3,
  /** Page links on either side of the present one. */
  pagesBeside: 2,
  /** Words of a text around a match. */
  snippetWords: 24,
  /** Lifetime of the server's page, in milliseconds: the index has every change within a second. */
  lifetime: 10 * second,
  /** Suggestions in the header. */
  suggestions: 6,
} as const;
