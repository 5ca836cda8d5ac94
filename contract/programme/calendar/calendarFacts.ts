import type { CalendarFilters } from '#contract/wire/calendarFilters.ts';
import { filterNames, type FilterName } from './chosenFilters.ts';
import { kindOf } from '../shows/kind.ts';
import type { PlacedShow } from '../shows/place.ts';
import { isInBand } from '../shows/priceBand.ts';
import type { Kind } from '../shows/view.ts';

/** The facts that the calendar's filters compare, of one show at one time. */
export interface CalendarFacts {
  venue: string;
  city: string;
  kind: Kind | null;
  /** In the answer's language. */
  genres: readonly string[];
  /** `show_type.name`; '' without. */
  type: string;
  /** The lowest, in the festival's currency; null if unknown. */
  price: number | null;
  accessibility: readonly string[];
}

/** The facts of an item: its categories are its kind and its genres (CAL-15, CAL-27). */
export const factsOf = ({ item, kind }: PlacedShow): CalendarFacts => ({
  venue: item.venue,
  city: item.city,
  kind,
  genres: item.categories.filter((category) => kindOf([category]) === null),
  type: item.show_type?.name ?? '',
  price: item.status === 'FREE' ? 0 : (item.price?.min ?? null),
  accessibility: item.accessibility,
});

const rules: Record<FilterName, (facts: CalendarFacts, filters: CalendarFilters) => boolean> = {
  venue: ({ venue }, filters) => filters.venue === '' || venue === filters.venue,
  city: ({ city }, filters) => filters.city.length === 0 || filters.city.includes(city),
  kind: ({ kind }, filters) => filters.kind === '' || kind === filters.kind,
  genre: ({ genres }, filters) => filters.genre === '' || genres.includes(filters.genre),
  type: ({ type }, filters) => filters.type === '' || type === filters.type,
  price: ({ price }, filters) => isInBand(price, filters.price),
  accessibility: ({ accessibility }, filters) =>
    filters.accessibility.every((need) => accessibility.includes(need)),
};

/** The filters that facts do not match (CAL-24…CAL-28). */
export const missed = (facts: CalendarFacts, filters: CalendarFilters): FilterName[] =>
  filterNames.filter((name) => !rules[name](facts, filters));

/** Whether facts match all filters. */
export const matches = (facts: CalendarFacts, filters: CalendarFilters): boolean =>
  filterNames.every((name) => rules[name](facts, filters));
