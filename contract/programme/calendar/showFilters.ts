/** What a visitor can narrow the list of all the shows by, named as the address and the wire name it, as the form has it. */
export const showFilterNames = ['city', 'genre', 'series', 'month', 'language', 'price', 'festival'] as const;
export type ShowFilterName = (typeof showFilterNames)[number];

/** What was chosen of each; '' filters nothing. */
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

/** Whether anything is chosen. */
export const narrows = (filters: ChosenShowFilters): boolean =>
  showFilterNames.some((name) => filters[name] !== '');
