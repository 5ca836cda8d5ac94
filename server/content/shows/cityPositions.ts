import type { Position } from '#contract/programme/shows/position.ts';
import type { FacetOption } from '#contract/wire/calendar.ts';
import { findPositions } from '#server/places/cityPositions.ts';
import { listCities } from '#server/store/shows/cities.ts';
import type { Store } from '#server/store/store.ts';

type Positions = ReadonlyMap<string, Position>;

/** The positions found for each store, and their cities. */
const known = new WeakMap<Store, { cities: string; positions: Promise<Positions> }>();

/**
 * The positions of the programme's cities (ANA-03, docs/decisions/045): searched once for the same cities, also at the start,
 * so that nobody waits. Keeps only successful results.
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

/** The cities of a filter, each with its position if known: without positions they are listed, too. */
export const placed = async (store: Store, choices: readonly FacetOption[]): Promise<FacetOption[]> => {
  // The start has logged unreadable places already.
  const positions = await positionsOf(store).catch((): Positions => new Map());
  return choices.map((choice) => {
    const position = positions.get(choice.value);
    return position ? { ...choice, position } : choice;
  });
};
