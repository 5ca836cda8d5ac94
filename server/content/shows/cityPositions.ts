import type { Position } from '#contract/programme/shows/position.ts';
import type { FacetOption } from '#contract/wire/calendar.ts';
import type { HostLists } from '#server/host/lists/hostLists.ts';
import { findPositions, type NamedCity } from '#server/places/cityPositions.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { listCities } from '#server/store/shows/cities.ts';

type Positions = ReadonlyMap<string, Position>;

/** Every city of the programme with its region, always in the same order. */
export type ReadCities = () => Promise<readonly NamedCity[]>;

export const embeddedCities =
  (db: Database): ReadCities =>
  () =>
    listCities(db);

/** Of somebody else's dates, in both languages. */
export const hostCities =
  (lists: HostLists): ReadCities =>
  async () => {
    await lists.ready();
    const named = [lists.dates.fr, lists.dates.en].flatMap((dates) => dates.items());
    const cities = new Map(named.map(({ city, region }) => [`${city}\n${region}`, { city, region }]));
    return [...cities.values()].filter(({ city }) => city !== '');
  };

/** The positions found for each programme, and their cities. */
const known = new WeakMap<ReadCities, { cities: string; positions: Promise<Positions> }>();

/**
 * The positions of the programme's cities (ANA-03, docs/decisions/045): searched once for the same cities, also at the start,
 * so that nobody waits. Keeps only successful results.
 */
export const positionsOf = async (readCities: ReadCities): Promise<Positions> => {
  const listed = await readCities();
  const cities = JSON.stringify(listed);
  const before = known.get(readCities);
  if (before?.cities === cities) return before.positions;
  const positions = findPositions(listed);
  known.set(readCities, { cities, positions });
  positions.catch(() => known.delete(readCities));
  return positions;
};

/** The cities of a filter, each with its position if known: without positions they are listed, too. */
export const placed = async (
  readCities: ReadCities,
  choices: readonly FacetOption[],
): Promise<FacetOption[]> => {
  // The start has logged unreadable places already.
  const positions = await positionsOf(readCities).catch((): Positions => new Map());
  return choices.map((choice) => {
    const position = positions.get(choice.value);
    return position ? { ...choice, position } : choice;
  });
};
