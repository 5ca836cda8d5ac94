import type { Language } from '../address/language.ts';
import type { ChosenFilters, English } from './chosenFilters.ts';
import { isListed } from './series.ts';
import type { PlacedShow } from './place.ts';
import type { ProgrammeSettings } from '../settings/programme.ts';
import type { FilterOptions } from './view.ts';

/** What leaves an item out before any filter is chosen. */
export interface OfferRules {
  lang: Language;
  english: English;
  settings: Pick<ProgrammeSettings, 'excludedFestivals'>;
}

/** CAL-29: only the string 'false' leaves English items out, and never in the English interface. */
export const leavesOutEnglish = ({ lang, english }: Pick<OfferRules, 'lang' | 'english'>): boolean =>
  english === 'false' && lang !== 'en';

/** CAL-31. */
export const isExcluded = (show: PlacedShow, settings: OfferRules['settings']): boolean =>
  isListed(show.festival, settings.excludedFestivals);

/** Whether an item can be shown at all: not of an excluded festival, not an English one left out (CAL-29…31). */
export const isOffered = (show: PlacedShow, rules: OfferRules): boolean =>
  !(show.isEnglish && leavesOutEnglish(rules)) && !isExcluded(show, rules.settings);

/** Venue and city match exactly, the category is among the item's, the type is its show type's name (CAL-24…28). */
export const matchesFilters = ({ item }: PlacedShow, filters: ChosenFilters): boolean =>
  (filters.venue === '' || item.venue === filters.venue) &&
  (filters.city === '' || item.city === filters.city) &&
  (filters.category === '' || item.categories.includes(filters.category)) &&
  (filters.type === '' || item.show_type?.name === filters.type);

const collators = new Map<Language, Intl.Collator>();
const collatorOf = (lang: Language): Intl.Collator => {
  const collator = collators.get(lang) ?? new Intl.Collator(lang, { numeric: true });
  collators.set(lang, collator);
  return collator;
};
const sorted = (values: ReadonlySet<string>, lang: Language): string[] =>
  [...values].filter((value) => value !== '').sort(collatorOf(lang).compare);

/** The values that occur among the shows offered, sorted as the language does (CAL-21). */
export const filterOptions = (
  shows: readonly PlacedShow[],
  lang: Language,
): Omit<FilterOptions, 'english'> => {
  const venues = new Set<string>();
  const cities = new Set<string>();
  const categories = new Set<string>();
  const types = new Set<string>();
  for (const { item } of shows) {
    venues.add(item.venue);
    cities.add(item.city);
    for (const category of item.categories) categories.add(category);
    types.add(item.show_type?.name ?? '');
  }
  return {
    venue: sorted(venues, lang),
    city: sorted(cities, lang),
    category: sorted(categories, lang),
    type: sorted(types, lang),
  };
};
