import { readGeoNames } from './geoNames.ts';
import { exonyms } from './placeNames.ts';
import type { PlaceRecord } from './placeRecord.ts';

const read = async (): Promise<readonly PlaceRecord[]> => {
  const known = new Map<string, PlaceRecord>();
  await readGeoNames(({ name, within }) => {
    const id = `${within}-${name}`;
    known.set(id, { id, within, en: name, fr: name, ...exonyms[id] });
  });
  return [...known.values()];
};

let reading: Promise<readonly PlaceRecord[]> | null = null;

/** Cities of Canada, the United States and France, by GeoNames (CC BY 4.0): read at the first request. */
export const readCities = (): Promise<readonly PlaceRecord[]> => (reading ??= read());
