import type { Programmation } from '#contract/wire/programmation.ts';
import { kindOf } from './kind.ts';
import { localTime, offsetMinutes } from '../time/localTime.ts';
import { festivalOf } from './series.ts';
import { timeRuleOf } from './timeRule.ts';
import type { Kind, TimeRule } from './view.ts';

/** An item with the facts that every view of it needs, computed once. */
export interface PlacedShow {
  item: Programmation;
  /** Epoch milliseconds. */
  start: number;
  /** `YYYY-MM-DD` and `HH:mm` at the item's own offset (CAL-35). */
  date: string;
  time: string;
  kind: Kind | null;
  rule: TimeRule;
  /** Lower-cased (CAL-31). */
  festival: string;
  /** Whether the item is in English (CAL-30). */
  isEnglish: boolean;
}

export interface PlacedShows {
  /** By start, then id; an id occurs once. */
  shows: readonly PlacedShow[];
  /** Items left out for want of a readable day. */
  unplaced: number;
}

const isEnglish = (language: string): boolean => /^en([-_]|$)/i.test(language);

/** An item's day, time, kind and clock; null without a readable day. */
export const placeShow = (item: Programmation): PlacedShow | null => {
  const start = Date.parse(item.date.start);
  const offset = offsetMinutes(item.date.timezone_offset);
  const local = offset === null ? null : localTime(start, offset);
  if (local === null) return null;
  const kind = kindOf(item.categories);
  return {
    item,
    start,
    date: local.date,
    time: local.time,
    kind,
    rule: timeRuleOf(kind),
    festival: festivalOf(item),
    isEnglish: isEnglish(item.language),
  };
};

/** Numeric ids by number, any others in a fixed order. */
const compareIds = (one: string, other: string): number =>
  one.length - other.length || (one < other ? -1 : Number(one > other));

export const byStart = (one: PlacedShow, other: PlacedShow): number =>
  one.start - other.start || compareIds(one.item.id, other.item.id);

const placeAll = (items: readonly Programmation[]): PlacedShows => {
  const shows = new Map<string, PlacedShow>();
  let unplaced = 0;
  for (const item of items) {
    if (shows.has(item.id)) continue;
    const show = placeShow(item);
    if (show === null) unplaced += 1;
    else shows.set(item.id, show);
  }
  return { shows: [...shows.values()].sort(byStart), unplaced };
};

const placed = new WeakMap<readonly Programmation[], PlacedShows>();

/**
 * The items in order, each with its local day and time, kind and clock. A repeated id (ranges overlap) counts once; an item
 * without a readable day is counted and left out. Cached by the array: don't mutate it.
 */
export const placeShows = (items: readonly Programmation[]): PlacedShows => {
  const known = placed.get(items);
  if (known !== undefined) return known;
  const shows = placeAll(items);
  placed.set(items, shows);
  return shows;
};
