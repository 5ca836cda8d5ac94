import { takesPlace } from '#contract/programme/shows/state.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import type { SearchRecord } from '#contract/wire/search.ts';
import { daysOf } from './days.ts';

/** A date of a show, for its record. Epoch seconds; `localStart` by the clocks of the place, as if they were UTC. */
export interface RecordedDate {
  start: number;
  localStart: number;
  timezone: string;
  venue: string | null;
  city: string | null;
  /** Null if unknown. */
  price: { min: number; max: number } | null;
  state: ProgrammationState;
}

/** Each name once. */
const known = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.filter((name) => name !== null).filter((name) => name !== '')),
];

/** The lowest and the highest price, so that any price in the range finds the show. */
const pricesOf = (dates: readonly RecordedDate[]): Pick<SearchRecord, 'price' | 'highestPrice'> => {
  const prices = dates.flatMap(({ price }) => price ?? []);
  if (prices.length === 0) return {};
  return {
    price: Math.min(...prices.map(({ min }) => min)),
    highestPrice: Math.max(...prices.map(({ max }) => max)),
  };
};

/** The part of a show's record that comes from its dates, given by their start: those that take place count. */
export const datesOfRecord = (dates: readonly RecordedDate[]) => {
  const given = dates.filter(takesPlace);
  const localStarts = given.map(({ localStart }) => localStart);
  return {
    venues: known(given.map(({ venue }) => venue)),
    cities: known(given.map(({ city }) => city)),
    ...pricesOf(given),
    timezone: given[0]?.timezone ?? null,
    starts: given.map(({ start }) => start),
    localStarts,
    date: daysOf(localStarts),
  } satisfies Partial<SearchRecord>;
};
