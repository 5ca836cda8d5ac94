import { expect, test } from 'vitest';
import { readCities } from './cities.ts';

test('places: there is a city in each province, and those with two names have both', async () => {
  const cities = await readCities();
  const within = (province: string, name: string) =>
    cities.find((city) => city.within === province && city.en === name);
  expect(
    [
      ['CA-AB', 'Calgary'],
      ['CA-BC', 'Vancouver'],
      ['CA-MB', 'Winnipeg'],
      ['CA-NB', 'Moncton'],
      ['CA-NL', 'Gander'],
      ['CA-NS', 'Halifax'],
      ['CA-NT', 'Yellowknife'],
      ['CA-NU', 'Iqaluit'],
      ['CA-ON', 'Toronto'],
      ['CA-PE', 'Charlottetown'],
      ['CA-QC', 'Laval'],
      ['CA-SK', 'Regina'],
      ['CA-YT', 'Whitehorse'],
      ['FR-20R', 'Ajaccio'],
      ['FR-ARA', 'Lyon'],
      ['FR-BFC', 'Dijon'],
      ['FR-BRE', 'Rennes'],
      ['FR-CVL', 'Tours'],
      ['FR-GES', 'Strasbourg'],
      ['FR-HDF', 'Lille'],
      ['FR-IDF', 'Paris'],
      ['FR-NAQ', 'Bordeaux'],
      ['FR-NOR', 'Rouen'],
      ['FR-OCC', 'Toulouse'],
      ['FR-PAC', 'Marseille'],
      ['FR-PDL', 'Nantes'],
      ['US-IL', 'Chicago'],
    ].filter(([province = '', name = '']) => within(province, name) === undefined),
  ).toEqual([]);
  expect(within('CA-QC', 'Laval')).toEqual({ id: 'CA-QC-Laval', within: 'CA-QC', en: 'Laval', fr: 'Laval' });
  expect(
    Object.fromEntries(
      cities
        .filter(({ id, en, fr }) => en !== fr || !id.endsWith(`-${en}`))
        .map(({ id, en, fr }) => [id, [en, fr]]),
    ),
  ).toEqual({
    'CA-NB-Saint John': ['Saint John', 'Saint-Jean'],
    "CA-NL-St. John's": ["St. John's", 'Saint-Jean de Terre-Neuve'],
    'CA-QC-Montréal': ['Montreal', 'Montréal'],
    'CA-QC-Québec': ['Quebec City', 'Québec'],
    'US-LA-New Orleans': ['New Orleans', 'La Nouvelle-Orléans'],
    'US-MI-Detroit': ['Detroit', 'Détroit'],
    'US-PA-Philadelphia': ['Philadelphia', 'Philadelphie'],
  });
  expect(new Set(cities.map(({ id }) => id)).size).toBe(cities.length);
  expect(readCities()).toBe(readCities());
});
