import type { Language } from '#contract/address/language.ts';
import type { CalendarFacets } from '#contract/wire/calendar.ts';
import type { CalendarFilters } from '#contract/wire/calendarFilters.ts';
import { missed, type CalendarFacts } from './calendarFacts.ts';
import { accessibilities, filterNames, type FilterName } from './chosenFilters.ts';
import { isInBand, priceBands, readPriceBand } from '../shows/priceBand.ts';
import { kinds } from '../shows/view.ts';

const bands = priceBands.map((name) => ({ name, band: readPriceBand(name) }));
const bandsOf = (price: number | null): string[] =>
  bands.flatMap(({ name, band }) => (band !== null && isInBand(price, band) ? [name] : []));

export interface CountedFacts extends CalendarFacts {
  count: number;
}

const valuesOf: Record<FilterName, (facts: CalendarFacts) => readonly string[]> = {
  venue: ({ venue }) => [venue],
  city: ({ city }) => [city],
  kind: ({ kind }) => [kind ?? ''],
  genre: ({ genres }) => [...new Set(genres)],
  type: ({ type }) => [type],
  price: ({ price }) => bandsOf(price),
  accessibility: ({ accessibility }) => accessibility,
};

/** Facets whose choices stand in an order of their own; all others as the language sorts. */
const orders: Partial<Record<FilterName, readonly string[]>> = {
  kind: kinds,
  price: priceBands,
  accessibility: accessibilities,
};

const sorter = (name: FilterName, lang: Language): ((one: string, other: string) => number) => {
  const order = orders[name];
  if (order === undefined) return new Intl.Collator(lang, { numeric: true }).compare;
  return (one, other) => order.indexOf(one) - order.indexOf(other);
};

/**
 * The choices of the filter panel with their counts (CAL-21, CAL-23): each as if chosen beside all other filters, a need
 * beside the other needs too, so that none leads to nothing. The caller must leave out shows that the list hides, such as English ones.
 */
export const facetsOf = (
  all: readonly CountedFacts[],
  filters: CalendarFilters,
  lang: Language,
): CalendarFacets => {
  const countsOf: Record<FilterName, Map<string, number>> = {
    venue: new Map(),
    city: new Map(),
    kind: new Map(),
    genre: new Map(),
    type: new Map(),
    price: new Map(),
    accessibility: new Map(),
  };
  for (const facts of all) {
    const [only, another] = missed(facts, filters);
    // A further need narrows, so that its choice counts only what has all chosen ones.
    if (another !== undefined || only === 'accessibility') continue;
    for (const name of only === undefined ? filterNames : [only])
      for (const value of valuesOf[name](facts))
        countsOf[name].set(value, (countsOf[name].get(value) ?? 0) + facts.count);
  }
  const optionsOf = (name: FilterName) => {
    const counts = countsOf[name];
    counts.delete('');
    const compare = sorter(name, lang);
    return [...counts]
      .map(([value, count]) => ({ value, label: value, count }))
      .sort((one, other) => compare(one.value, other.value));
  };
  return {
    venue: optionsOf('venue'),
    city: optionsOf('city'),
    kind: optionsOf('kind'),
    genre: optionsOf('genre'),
    type: optionsOf('type'),
    price: optionsOf('price'),
    accessibility: optionsOf('accessibility'),
  };
};
