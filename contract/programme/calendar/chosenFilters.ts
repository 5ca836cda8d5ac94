/**
 * What a visitor can narrow the programme by, named as the address and the wire name it, in the order of the panel
 * (CAL-21, CAL-24…CAL-28).
 */
export const filterNames = ['venue', 'city', 'kind', 'genre', 'type', 'price', 'accessibility'] as const;
export type FilterName = (typeof filterNames)[number];

/** Those whose values mean the same in every language; a genre's is a word of its language. */
export const namesInEveryLanguage = filterNames.filter((name) => name !== 'genre');

/** What a show offers to those who hear, see or move otherwise: sign languages, a relaxed evening, no steps. */
export const accessibilities = ['lsq', 'asl', 'relaxed', 'step_free'] as const;
export type Accessibility = (typeof accessibilities)[number];

/** What was chosen of each; '' filters nothing. */
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

/** Characters of a filter's value; no name of a venue is longer. */
export const longestFilter = 120;

/** CAL-29: the toggle is a literal string. */
export type English = 'true' | 'false';

/** All that the filter panel holds (CAL-21). */
export interface Filters extends ChosenFilters {
  english: English;
}

/** As the calendar is when nobody has chosen (CAL-29). */
export const unfiltered: Filters = { ...noFilters, english: 'false' };
