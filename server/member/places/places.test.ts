import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { placesAnswer } from '#contract/wire/place.ts';
import type { App } from '#server/app.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp } from '#server/testing/startTestApp.ts';
import { openVisitor } from '../testing/visitor.ts';
import { readCities } from '#server/places/cities.ts';
import { locationText } from './location.ts';
import { placeResources } from './places.ts';
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

test('PRO-14: a filter keeps what lies in it, an unknown one nothing', async () => {
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

describe('kept lists of places', () => {
  const all = '/api/member/v1/cities?items_per_page=all';
  const ask = async (app: App, path: string, headers: Record<string, string> = {}) => {
    const answer = await app.hono.request(path, { headers });
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      encoding: answer.headers.get('content-encoding'),
      vary: answer.headers.get('vary'),
      caches: answer.headers.get('cache-control'),
      tag: answer.headers.get('etag'),
      cookie: answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const kept = { vary: 'Accept-Encoding', caches: 'private, max-age=0, must-revalidate' };

  test('PRO-15: every city, compressed, with an entity tag, for one browser; it gives the cookie that is missing', async () => {
    const { app } = await startOwnApp();
    const plain = await ask(app, all);
    const tag = expect.stringMatching(/^W\/"[\w-]{22}"$/);
    expect(plain).toEqual({
      ...kept,
      status: 200,
      type: 'application/json',
      encoding: null,
      tag,
      cookie: ['XSRF-TOKEN'],
      body: plain.body,
    });
    expect(plain.body.byteLength).toBeGreaterThan(1_000_000);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await ask(app, all, { 'accept-encoding': encoding });
      expect(packed).toEqual({ ...plain, encoding, body: packed.body });
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.byteLength).toBeLessThan(plain.body.byteLength / 4);
    }
    const known = { 'if-none-match': plain.tag ?? '' };
    const cookie = 'XSRF-TOKEN=0123456789abcdef0123';
    expect([await ask(app, all, known), await ask(app, all, { ...known, cookie })]).toEqual([
      { ...plain, status: 304, type: null, body: Buffer.alloc(0) },
      { ...plain, status: 304, type: null, body: Buffer.alloc(0), cookie: [] },
    ]);
    expect((await ask(app, all, { cookie })).cookie).toEqual([]);
  });

  test('PRO-14: a list is made once, whatever stands around its name; other languages and places have their own', async () => {
    const { app } = await startOwnApp();
    // Each new list is sorted in its language.
    const orders = vi.spyOn(Intl, 'Collator');
    onTestFinished(() => orders.mockRestore());
    const made = async (search: string): Promise<number> => {
      orders.mockClear();
      expect((await app.hono.request(`/api/member/v1/provinces?${search}`)).status).toBe(200);
      return orders.mock.calls.length;
    };
    const same = ['filters=CA', 'filters=CA&items_per_page=all', 'filters=CA&lang=fr&x=1', 'x=2&filters=CA'];
    const counts: number[] = [];
    for (const search of [...same, 'filters=CA&lang=en', 'filters=US', '']) counts.push(await made(search));
    expect(counts).toEqual([1, 0, 0, 0, 1, 1, 1]);
  });

  test('PRO-15: what lies nowhere is empty, and not kept: there is no end of it', async () => {
    const { app } = await startOwnApp();
    for (const filters of ['nowhere', 'CA-QC-Montr%C3%A9al', '__proto__', 'ca'])
      expect(await ask(app, `/api/member/v1/cities?filters=${filters}`)).toMatchObject({
        status: 200,
        body: Buffer.from('{"data":{"items":[]}}'),
      });
  });

  test('PRO-15: the cities of a country are those of its provinces', async () => {
    const itemsOf = async (filters: string): Promise<string[]> => {
      const answer = v.parse(placesAnswer, await read(`/v1/cities?filters=${filters}`));
      return answer.data.items.map(({ id }) => id);
    };
    const canadian = provinces.filter(({ within }) => within === 'CA').map(({ id }) => id);
    const each = (await Promise.all(canadian.map(itemsOf))).flat();
    expect((await itemsOf('CA')).toSorted()).toEqual(each.toSorted());
    expect(each).toContain('CA-QC-Montréal');
  });

  test('PRO-16: lists are whole: a part of one is refused', async () => {
    expect(await read('/v1/cities?items_per_page=20')).toEqual({
      error: { code: 'invalid', message: 'items_per_page must be all: lists are whole' },
    });
  });

  test('RTE-28: what is a member’s stays kept nowhere', async () => {
    const { app } = await startOwnApp();
    for (const path of ['/api/member/v1/me/profile', '/api/member/v1/none', '/api/member/v1/login/initiate'])
      expect(await ask(app, path)).toMatchObject({ caches: 'no-store', tag: null, cookie: ['XSRF-TOKEN'] });
  });
});

test('PRO-15: what lies in a known place is kept, what lies in an unknown one is not: there is no end of them', () => {
  const keepingOf = (filters: string) =>
    placeResources.map(({ accept }) => accept({ params: {}, query: { filters }, body: undefined }).keeping);
  expect(
    ['', 'CA', 'CA-QC', 'nowhere', 'ca', 'CA-QC '].map((filters) => [filters, ...keepingOf(filters)]),
  ).toEqual([
    ['', 'kept', 'kept', 'kept'],
    ['CA', 'kept', 'kept', 'kept'],
    ['CA-QC', 'kept', 'kept', 'kept'],
    ['nowhere', 'live', 'live', 'live'],
    ['ca', 'live', 'live', 'live'],
    ['CA-QC ', 'live', 'live', 'live'],
  ]);
});
