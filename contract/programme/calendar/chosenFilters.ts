/**
 * The filters of the programme, by their names in the address and on the wire, in the order of the address (CAL-21,
 * CAL-24…CAL-28).
 */
export const filterNames = ['venue', 'city', 'kind', 'genre', 'type', 'price', 'accessibility'] as const;
export type FilterName = (typeof filterNames)[number];

/** The filters of several values: any of the cities, all of the needs (CAL-26). */
export const listFilterNames = ['city', 'accessibility'] as const;
export type ListFilterName = (typeof listFilterNames)[number];
export type SingleFilterName = Exclude<FilterName, ListFilterName>;

const listNames: ReadonlySet<string> = new Set(listFilterNames);
export const isListFilter = (name: FilterName): name is ListFilterName => listNames.has(name);

/** The filters whose values mean the same in every language; a genre is a word of its language. */
export const namesInEveryLanguage = filterNames.filter((name) => name !== 'genre');

/** A show's accessibility: sign languages, a relaxed evening, no steps. */
export const accessibilities = ['lsq', 'asl', 'relaxed', 'step_free'] as const;
export type Accessibility = (typeof accessibilities)[number];

/** The chosen value of each, or its values, sorted; '' and none filter nothing. */
export type ChosenFilters = Readonly<
  Record<SingleFilterName, string> & Record<ListFilterName, readonly string[]>
>;
export const noFilters: ChosenFilters = {
  venue: '',
  city: [],
  kind: '',
  genre: '',
  type: '',
  price: '',
  accessibility: [],
};

/** Characters of a filter's value, at most; no venue has a longer name. */
export const longestFilter = 120;
/** Values of a filter, at most. */
export const mostValues = 10;

/** Values as a filter has them: each once, sorted; an empty one among them is no filtering (CAL-24). */
export const asValues = (given: readonly string[]): string[] =>
  given.includes('') ? [] : [...new Set(given)].toSorted();

/** The values that a filter is set to. */
export const chosenOf = (filters: ChosenFilters, name: FilterName): readonly string[] =>
  isListFilter(name) ? filters[name] : [filters[name]].filter((value) => value !== '');

/** The filters without a value of one. */
export const withoutValue = <Chosen extends ChosenFilters>(
  filters: Chosen,
  name: FilterName,
  value: string,
): Chosen => ({
  ...filters,
  [name]: isListFilter(name) ? filters[name].filter((one) => one !== value) : '',
});

/** The filters with one more value of a list, or without it; one too many changes nothing. */
export const withToggled = <Chosen extends ChosenFilters>(
  filters: Chosen,
  name: ListFilterName,
  value: string,
): Chosen => {
  const values = filters[name];
  if (values.includes(value)) return withoutValue(filters, name, value);
  return values.length < mostValues ? { ...filters, [name]: asValues([...values, value]) } : filters;
};

/** CAL-29: the toggle is a literal string. */
export type English = 'true' | 'false';

/** The contents of the filter panel (CAL-21). */
export type Filters = ChosenFilters & { readonly english: English };

/** The filters before any choice (CAL-29). */
export const unfiltered: Filters = { ...noFilters, english: 'false' };
