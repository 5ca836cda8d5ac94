import type { Position } from '#contract/programme/shows/position.ts';
import { provinceCalled } from './countryNames.ts';
import { fold } from './fold.ts';
import { readGeoNames } from './geoNames.ts';
import { exonyms } from './placeNames.ts';

/** A city by its name and its region's, in short or in full; '' if unknown. */
export interface NamedCity {
  city: string;
  region: string;
}

/** The regions to search for each city; an empty set is any. */
const regionsOf = (cities: readonly NamedCity[]): Map<string, Set<string>> => {
  const regions = new Map<string, Set<string>>();
  for (const { city, region } of cities) {
    const within = regions.get(fold(city)) ?? new Set();
    if (region !== '') within.add(provinceCalled(region)?.id ?? region);
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
