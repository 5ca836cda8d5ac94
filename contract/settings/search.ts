/** The kinds of records, in the order of the page (SRCH-02, "site category"). */
export const searchKinds = ['show', 'artist', 'video', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/**
 * The attributes with searchable words, by weight: of two equal matches the one in an earlier level wins, within a level none
 * does. Who asks for a city, or for what is free, wants the shows, not the pages that say the word in their title (SRCH-15).
 */
export const searchedLevels = [
  ['title', 'features', 'cities'],
  ['artists'],
  ['venues'],
  ['categories', 'formats'],
  ['summary'],
  ['body'],
] as const;
export const searchedAttributes = searchedLevels.flat();
export type SearchedAttribute = (typeof searchedAttributes)[number];

/** The attributes that filter and count results (SRCH-02). */
export const textFacets = [
  'kind',
  'lang',
  'categories',
  'formats',
  'cities',
  'venues',
  'artists',
  'date.year',
  'date.month',
  'date.day',
] as const;
export type TextFacet = (typeof textFacets)[number];

/** `price`, the lowest of a show, is also counted; the others are only compared. */
export const numericAttributes = ['price', 'highestPrice', 'starts', 'localStarts'] as const;
export type NumericAttribute = (typeof numericAttributes)[number];

/** Matches that count as the very word, by the hosted service's names. */
export const asExact = ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'] as const;

export const searchSettings = {
  /** SRCH-09: one index for both languages, separated by the facet `lang`. */
  indexName: 'festival',
  /** The default of the hosted service. */
  hitsPerPage: 20,
  paginationLimit: 1000,
  valuesPerFacet: 100,
  /** Letters of a word that may have one typo, or two (Damerau: swapped neighbours count as one). */
  lettersForOneTypo: 4,
  lettersForTwoTypos: 8,
} as const;
