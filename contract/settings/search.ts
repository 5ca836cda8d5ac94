/** What a record is; in this order the page offers them (SRCH-02, "site category"). */
export const searchKinds = ['show', 'artist', 'video', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Attributes whose words are searched, the weightiest first; of two equal matches that in an earlier one is better. */
export const searchedAttributes = [
  'title',
  'artists',
  'venues',
  'cities',
  'categories',
  'summary',
  'body',
] as const;
export type SearchedAttribute = (typeof searchedAttributes)[number];

/** Attributes that results can be narrowed by and counted over (SRCH-02). */
export const textFacets = [
  'kind',
  'lang',
  'categories',
  'cities',
  'venues',
  'artists',
  'date.year',
  'date.month',
  'date.day',
] as const;
export type TextFacet = (typeof textFacets)[number];

/** `price`, the lowest of a show, is counted, too; the others are only compared. */
export const numericAttributes = ['price', 'highestPrice', 'starts'] as const;
export type NumericAttribute = (typeof numericAttributes)[number];

export const searchSettings = {
  /** SRCH-09: both languages are in one index, told apart by the facet `lang`. */
  indexName: 'chapiteau',
  /** Where nothing else is asked, as the hosted service has it. */
  hitsPerPage: 20,
  /** Hits that can be paged to. */
  paginationLimit: 1000,
  valuesPerFacet: 100,
  /** A word of so many letters may have one typo, or two (Damerau: swapped neighbours count as one). */
  lettersForOneTypo: 4,
  lettersForTwoTypos: 8,
} as const;
