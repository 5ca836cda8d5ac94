import type { Position } from '#contract/programme/shows/position.ts';
import type { FacetOption } from '#contract/wire/calendar.ts';
import { findPositions } from '#server/places/cityPositions.ts';
import { listCities } from '#server/store/shows/cities.ts';
import type { Store } from '#server/store/store.ts';

type Positions = ReadonlyMap<string, Position>;

/** What was found for each store, and for which cities. */
const known = new WeakMap<Store, { cities: string; positions: Promise<Positions> }>();

/**
 * Where the programme's cities are (ANA-03, docs/decisions/045): looked for once for the same cities, and asked for at
 * the start, so that nobody waits for it. Only what was found is kept.
 */
export const positionsOf = async (store: Store): Promise<Positions> => {
  const listed = await listCities(store.db);
  const cities = JSON.stringify(listed);
  const before = known.get(store);
  if (before?.cities === cities) return before.positions;
  const positions = findPositions(listed);
  known.set(store, { cities, positions });
  positions.catch(() => known.delete(store));
  return positions;
};

/** The cities of a filter, each with its position where that is known: they are there without it, too. */
export const placed = async (store: Store, choices: readonly FacetOption[]): Promise<FacetOption[]> => {
  // The log tells of places that cannot be read as the site starts.
  const positions = await positionsOf(store).catch((): Positions => new Map());
  return choices.map((choice) => {
    const position = positions.get(choice.value);
    return position ? { ...choice, position } : choice;
  });
};
