import type { Position } from '#contract/programme/shows/position.ts';
import { readGeoNames } from './geoNames.ts';
import { exonyms } from './placeNames.ts';
import { provinces } from './regions.ts';

/** A city by its name and its region's, in short or in full; '' if unknown. */
export interface NamedCity {
  city: string;
  region: string;
}

/** Accents, apostrophes, hyphens and capitals do not distinguish cities: `St. John’s`, `St. John's`. */
const fold = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const provinceIds = new Map(
  provinces.flatMap(({ id, en, fr }) => [id.slice('CA-'.length), en, fr].map((name) => [fold(name), id])),
);

/** The regions to search for each city; an empty set is any. */
const regionsOf = (cities: readonly NamedCity[]): Map<string, Set<string>> => {
  const regions = new Map<string, Set<string>>();
  for (const { city, region } of cities) {
    const within = regions.get(fold(city)) ?? new Set();
    if (region !== '') within.add(provinceIds.get(fold(region)) ?? region);
    regions.set(fold(city), within);
  }
  return regions;
};

/**
 * Positions of cities, by name, from GeoNames. A name with several places in its known regions has no position: a distance
 * that may be wrong is worse than none.
 */
export const findPositions = async (cities: readonly NamedCity[]): Promise<ReadonlyMap<string, Position>> => {
  const regions = regionsOf(cities);
  if (regions.size === 0) return new Map();
  const found = new Map<string, Position[]>();
  await readGeoNames(({ name, within, latitude, longitude }) => {
    const { en = name, fr = name } = exonyms[`${within}-${name}`] ?? {};
    for (const each of new Set([name, en, fr].map(fold))) {
      const asked = regions.get(each);
      if (!asked || (asked.size > 0 && !asked.has(within))) continue;
      found.set(each, [...(found.get(each) ?? []), { latitude, longitude }]);
    }
  });
  return new Map(
    cities.flatMap(({ city }) => {
      const [only, another] = found.get(fold(city)) ?? [];
      return only && !another ? [[city, only] as const] : [];
    }),
  );
};
