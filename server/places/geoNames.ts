import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createBrotliDecompress } from 'node:zlib';
import * as v from 'valibot';
import { provinceOf } from './regions.ts';

/** GeoNames' cities (CC BY 4.0), which `tools/places` writes. */
const source = new URL('cities.tsv.br', import.meta.url);

const degrees = v.pipe(v.string(), v.transform(Number), v.finite());
const line = v.strictTuple([v.string(), v.string(), degrees, degrees]);
export interface City {
  name: string;
  /** Id of its province, state or region. */
  within: string;
  latitude: number;
  longitude: number;
}

interface Taken extends Omit<City, 'within'> {
  country: string;
  /** Id of its province, state or region; null outside of a listed one. */
  within: string | null;
}

/**
 * Gives every city of some countries to `take`. It reads the file in pieces: its 3 MB are never in memory at once, and other
 * requests are answered in between. A country stands on a line of its own above its cities.
 */
export const readCitiesOf = async (
  countries: ReadonlySet<string>,
  take: (city: Taken) => void,
): Promise<void> => {
  let country = '';
  const stream = createReadStream(source).pipe(createBrotliDecompress());
  for await (const text of createInterface({ input: stream })) {
    const cells = text.split('\t');
    if (cells.length === 1) country = text;
    else if (countries.has(country)) {
      const [admin1, name, latitude, longitude] = v.parse(line, cells);
      take({ name, country, within: provinceOf(country, admin1), latitude, longitude });
    }
  }
};

/** Gives every city of Canada, the United States and France, by GeoNames (CC BY 4.0), to `take`. */
export const readGeoNames = (take: (city: City) => void): Promise<void> =>
  readCitiesOf(new Set(['CA', 'FR', 'US']), ({ within, ...city }) => {
    if (within !== null) take({ ...city, within });
  });
