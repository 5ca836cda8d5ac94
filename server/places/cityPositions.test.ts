import { expect, test } from 'vitest';
import { findPositions } from './cityPositions.ts';

const roundly = async (...cities: [city: string, region: string][]) => {
  const positions = await findPositions(cities.map(([city, region]) => ({ city, region })));
  return Object.fromEntries(
    [...positions].map(([city, { latitude, longitude }]) => [
      city,
      [Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10],
    ]),
  );
};

test('ANA-03: cities are found by their name and region, in French or in English, whatever accents and apostrophes they are written with', async () => {
  expect(
    await roundly(
      ['Montréal', 'QC'],
      ['Montreal', 'Quebec'],
      ['Quebec City', 'Québec'],
      ['Québec', 'QC'],
      ['La Nouvelle-Orléans', 'Louisiane'],
      ['New Orleans', 'LA'],
      ['Saint-Jean de Terre-Neuve', 'Terre-Neuve-et-Labrador'],
      ['St. John’s', 'NL'],
      ['Portland', 'Oregon'],
      ['Lyon', 'ARA'],
    ),
  ).toEqual({
    Montréal: [45.5, -73.6],
    Montreal: [45.5, -73.6],
    'Quebec City': [46.8, -71.2],
    Québec: [46.8, -71.2],
    'La Nouvelle-Orléans': [30, -90.1],
    'New Orleans': [30, -90.1],
    'Saint-Jean de Terre-Neuve': [47.6, -52.7],
    'St. John’s': [47.6, -52.7],
    Portland: [45.5, -122.7],
    Lyon: [45.7, 4.8],
  });
});

test('ANA-03: without a region a city is found where there is one of its name; what is nowhere, or in two places, is not', async () => {
  expect(
    await roundly(
      ['Rimouski', ''],
      ['Springfield', ''],
      ['London', 'ON'],
      ['London', 'KY'],
      ['Toronto', 'Bavaria'],
      ['Bytown', 'ON'],
      ['', ''],
    ),
  ).toEqual({ Rimouski: [48.4, -68.5] });
  expect(await roundly()).toEqual({});
});
