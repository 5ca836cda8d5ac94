/** The filters of the list of all shows, by their names in the address and on the wire, in the order of the form. */
export const showFilterNames = ['city', 'genre', 'series', 'month', 'language', 'price', 'festival'] as const;
export type ShowFilterName = (typeof showFilterNames)[number];

/** The chosen value of each; '' filters nothing. */
export type ChosenShowFilters = Readonly<Record<ShowFilterName, string>>;
export const noShowFilters: ChosenShowFilters = {
  city: '',
  genre: '',
  series: '',
  month: '',
  language: '',
  price: '',
  festival: '',
};

export const narrows = (filters: ChosenShowFilters): boolean =>
  showFilterNames.some((name) => filters[name] !== '');
