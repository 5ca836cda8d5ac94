/** What a visitor can narrow the programme by, named as the address names it (CAL-24…CAL-28). */
export const filterNames = ['venue', 'city', 'category', 'type'] as const;
export type FilterName = (typeof filterNames)[number];

/** Those whose values are names of their own, the same in every language; a category's is a word of its language. */
export const namesInEveryLanguage = ['venue', 'city', 'type'] as const satisfies readonly FilterName[];

/** What was chosen of each; '' filters nothing. */
export type ChosenFilters = Record<FilterName, string>;
export const noFilters: ChosenFilters = { venue: '', city: '', category: '', type: '' };

/** CAL-29: the toggle is a literal string. */
export type English = 'true' | 'false';

/** All that the filter panel holds (CAL-21). */
export interface Filters extends ChosenFilters {
  english: English;
}
