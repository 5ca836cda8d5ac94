import { expect, test } from 'vitest';
import { startTestApp } from '../testing/startTestApp.ts';
import { cities, countries, provinces } from './placeNames.ts';
import { openVisitor } from './testing/visitor.ts';

const read = async (path: string): Promise<unknown> => {
  const site = await startTestApp();
  const answer = await (await openVisitor(site.app)).ask('GET', path);
  await site.close();
  return answer.body;
};

test('PRO-13: countries, by name, in either language', async () => {
  expect(await read('/v1/countries?items_per_page=all&lang=en')).toEqual({
    data: {
      items: [
        { id: 'CA', name: 'Canada' },
        { id: 'GL', name: 'Greenland' },
        { id: 'PM', name: 'Saint Pierre and Miquelon' },
        { id: 'US', name: 'United States' },
      ],
    },
  });
  expect(await read('/v1/countries?items_per_page=all')).toMatchObject({
    data: { items: [{ name: 'Canada' }, { id: 'US', name: 'États-Unis' }, {}, {}] },
  });
});

test('PRO-14, PRO-15: a filter keeps what lies in it, an unknown one nothing', async () => {
  expect(await read('/v1/provinces?items_per_page=all&filters=PM')).toEqual({
    data: {
      items: [
        { id: 'PM-ML', name: 'Miquelon-Langlade' },
        { id: 'PM-SP', name: 'Saint-Pierre' },
      ],
    },
  });
  expect(await read('/v1/cities?items_per_page=all&filters=CA-PE&lang=en')).toEqual({
    data: {
      items: [
        { id: 'CA-PE-Charlottetown', name: 'Charlottetown' },
        { id: 'CA-PE-Summerside', name: 'Summerside' },
      ],
    },
  });
  expect(await read('/v1/cities?filters=nowhere')).toEqual({ data: { items: [] } });
});

test('PRO-16: every place has an id of its own and lies in one that there is', () => {
  for (const [places, outer] of [
    [provinces, countries],
    [cities, provinces],
  ] as const) {
    const ids = new Set(outer.map(({ id }) => id));
    expect(new Set(places.map(({ within }) => within))).toEqual(ids);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
  }
});
