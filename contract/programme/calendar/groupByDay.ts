import type { Programmation } from '#contract/wire/programmation.ts';
import { byStart, placeShows, type PlacedShow } from '../shows/place.ts';

/** A local day and its shows. */
export interface ProgrammeDay {
  /** `YYYY-MM-DD`. */
  date: string;
  /** By local time, then start, then id. */
  shows: readonly PlacedShow[];
}

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
const byClock = (one: PlacedShow, other: PlacedShow): number =>
  compareText(one.time, other.time) || byStart(one, other);

const group = (shows: readonly PlacedShow[]): ProgrammeDay[] =>
  [...Map.groupBy(shows, (show) => show.date)]
    .map(([date, ofDay]) => ({ date, shows: ofDay.sort(byClock) }))
    .sort((one, other) => compareText(one.date, other.date));

const grouped = new WeakMap<readonly Programmation[], readonly ProgrammeDay[]>();

/**
 * Groups items by their local date at their own offset, in order (CAL-35, CAL-49). Cached by the array, so that another
 * filter, mode or day of the same month costs no new grouping.
 */
export const groupByDay = (items: readonly Programmation[]): readonly ProgrammeDay[] => {
  const known = grouped.get(items);
  if (known !== undefined) return known;
  const days = group(placeShows(items).shows);
  grouped.set(items, days);
  return days;
};
