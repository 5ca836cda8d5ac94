import { expect, test } from 'vitest';
import { startTestApp } from '#server/testing/startTestApp.ts';
import { openVisitor } from '../testing/visitor.ts';
import { readCities } from '#server/places/cities.ts';
import { locationText } from './location.ts';
import { countries, provinces } from '#server/places/regions.ts';

const read = async (path: string): Promise<unknown> => {
  const site = await startTestApp();
  const answer = await (await openVisitor(site.app)).ask('GET', path);
  await site.close();
  return answer.body;
};

test('PRO-13: every country, by name, in either language', async () => {
  expect(countries).toHaveLength(249);
  expect(await read('/v1/countries?items_per_page=all&lang=en')).toMatchObject({
    data: { items: expect.arrayContaining([{ id: 'US', name: 'United States' }]) },
  });
  expect(await read('/v1/countries?items_per_page=all')).toMatchObject({
    data: {
      items: expect.arrayContaining([
        { id: 'CA', name: 'Canada' },
        { id: 'US', name: 'États-Unis' },
        { id: 'FR', name: 'France' },
      ]),
    },
  });
});

test('PRO-14, PRO-15: a filter keeps what lies in it, an unknown one nothing', async () => {
  expect(await read('/v1/provinces?items_per_page=all&filters=CA')).toEqual({
    data: {
      items: [
        { id: 'CA-AB', name: 'Alberta' },
        { id: 'CA-BC', name: 'Colombie-Britannique' },
        { id: 'CA-PE', name: 'Île-du-Prince-Édouard' },
        { id: 'CA-MB', name: 'Manitoba' },
        { id: 'CA-NB', name: 'Nouveau-Brunswick' },
        { id: 'CA-NS', name: 'Nouvelle-Écosse' },
        { id: 'CA-NU', name: 'Nunavut' },
        { id: 'CA-ON', name: 'Ontario' },
        { id: 'CA-QC', name: 'Québec' },
        { id: 'CA-SK', name: 'Saskatchewan' },
        { id: 'CA-NL', name: 'Terre-Neuve-et-Labrador' },
        { id: 'CA-NT', name: 'Territoires du Nord-Ouest' },
        { id: 'CA-YT', name: 'Yukon' },
      ],
    },
  });
  expect(await read('/v1/cities?items_per_page=all&filters=CA-YT&lang=en')).toEqual({
    data: {
      items: [
        { id: 'CA-YT-Dawson City', name: 'Dawson City' },
        { id: 'CA-YT-Watson Lake', name: 'Watson Lake' },
        { id: 'CA-YT-Whitehorse', name: 'Whitehorse' },
      ],
    },
  });
  expect(await read('/v1/cities?filters=nowhere')).toEqual({ data: { items: [] } });
});

test('PRO-16: every place has an id of its own and lies in one that there is', async () => {
  for (const [places, outer] of [
    [provinces, countries],
    [await readCities(), provinces],
  ] as const) {
    const ids = new Set(outer.map(({ id }) => id));
    expect(places.filter(({ within }) => !ids.has(within))).toEqual([]);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  }
  const withCities = new Set((await readCities()).map(({ within }) => within));
  expect(provinces.filter(({ id }) => !withCities.has(id))).toEqual([]);
  expect([...new Set(provinces.map(({ within }) => within))].sort()).toEqual(['CA', 'FR', 'US']);
});

test('PRO-17: a location in words; a country without a list of its own is one by itself', async () => {
  const montreal = { country: 'CA', province: 'CA-QC', city: 'CA-QC-Montréal' };
  expect(await locationText(montreal, 'fr')).toBe('Montréal, Québec, Canada');
  expect(await locationText(montreal, 'en')).toBe('Montreal, Quebec, Canada');
  expect(await locationText({ country: 'BE', province: '', city: '' }, 'fr')).toBe('Belgique');
});

test.each([
  ['country', { country: 'XX', province: '', city: '' }],
  ['country', { country: '', province: '', city: '' }],
  ['province', { country: 'CA', province: '', city: '' }],
  ['province', { country: 'US', province: 'CA-QC', city: 'CA-QC-Montréal' }],
  ['province', { country: 'BE', province: 'CA-QC', city: '' }],
  ['city', { country: 'CA', province: 'CA-QC', city: 'FR-IDF-Paris' }],
  ['city', { country: 'CA', province: 'CA-QC', city: '' }],
  ['city', { country: 'BE', province: '', city: 'CA-QC-Montréal' }],
])('PRO-17: refuses by its name a %s that lies elsewhere: %j', async (level, chosen) => {
  await expect(locationText(chosen, 'en')).rejects.toThrow(`Location.${level} `);
});
