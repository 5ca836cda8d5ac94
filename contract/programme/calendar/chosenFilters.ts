/**
 * The filters of the programme, by their names in the address and on the wire, in the order of the panel (CAL-21,
 * CAL-24…CAL-28).
 */
export const filterNames = ['venue', 'city', 'kind', 'genre', 'type', 'price', 'accessibility'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters whose values mean the same in every language; a genre is a word of its language. */
export const namesInEveryLanguage = filterNames.filter((name) => name !== 'genre');

/** A show's accessibility: sign languages, a relaxed evening, no steps. */
export const accessibilities = ['lsq', 'asl', 'relaxed', 'step_free'] as const;
export type Accessibility = (typeof accessibilities)[number];

/** The chosen value of each; '' filters nothing. */
export type ChosenFilters = Record<FilterName, string>;
export const noFilters: ChosenFilters = {
  venue: '',
  city: '',
  kind: '',
  genre: '',
  type: '',
  price: '',
  accessibility: '',
};

/** Characters of a filter's value, at most; no venue has a longer name. */
export const longestFilter = 120;

/** CAL-29: the toggle is a literal string. */
export type English = 'true' | 'false';

/** The contents of the filter panel (CAL-21). */
export interface Filters extends ChosenFilters {
  english: English;
}

/** The filters before any choice (CAL-29). */
export const unfiltered: Filters = { ...noFilters, english: 'false' };
