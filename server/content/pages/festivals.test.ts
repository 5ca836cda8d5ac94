import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/store/schema/tables.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import { evening } from '#server/store/testing/programme.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf } from '../testing/contentSite.ts';

const insertFestivals = async (db: Database): Promise<void> => {
  const metas = { meta_title: 'X', meta_description: '', og_image: null, noindex: 0 } as const;
  const page = { lang: 'fr', type: 'festival', ...metas } as const;
  await insertAll(db, 'pages', [
    {
      id: 70,
      path: 'festivals/rires',
      attributes: JSON.stringify({ title: 'Rires', body: '<p>Fort</p>', image_url: '/r.avif' }),
      ...page,
    },
    { id: 71, path: 'festivals/vide', attributes: JSON.stringify({ title: 'Vide' }), ...page },
  ]);
  await insertAll(db, 'festival_shows', [{ festival_id: 70, show_id: 1 }]);
};

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
  await running.store.write(insertFestivals);
});
afterAll(() => running.close());

const { read } = contentOf(() => running);
const iso = (seconds: number): string => Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString();
const date = { start: iso(evening), end: iso(evening + 86_400), timezone_offset: '-0400' };

test('RTE-17: the festivals, each from the first of its shows to the last; one without shows has no date', async () => {
  expect(await read('fr/content/8/festivals')).toMatchObject({
    data: [
      { id: '70', title: 'Rires', url: '/fr/festivals/rires', image_url: '/r.avif', date },
      { id: '71', title: 'Vide', url: '/fr/festivals/vide', image_url: null, date: null },
    ],
    totalcount: 2,
  });
});

test('LDR-03: the page of a festival has its dates, and its shows are those of its id', async () => {
  expect(await read('fr/router/festivals/rires')).toMatchObject({
    entity_data: {
      type: 'festival',
      id: '70',
      attributes: { title: 'Rires', body: '<p>Fort</p>', image_url: '/r.avif', date },
    },
  });
  expect(await read('fr/content/8/shows?festival=70')).toMatchObject({ data: [{ id: '1' }], totalcount: 1 });
});

test('RTE-17: the offset of a festival is that of its first show, also where the clocks change before the last', async () => {
  const own = await startOwnApp();
  const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds / 1000;
  const [midnight, spring] = [at('2027-03-01T05:00:00Z'), at('2027-03-20T00:00:00Z')];
  await own.store.write(async (db) => {
    await insertFestivals(db);
    const table = db.updateTable('programmations');
    await table.set({ starts_at: midnight, ends_at: null }).where('id', '=', 7).execute();
    await table.set({ starts_at: spring, ends_at: null }).where('id', '=', 8).execute();
  });
  expect(await contentOf(() => own).read('fr/router/festivals/rires')).toMatchObject({
    entity_data: {
      attributes: { date: { start: iso(midnight), end: iso(spring), timezone_offset: '-0500' } },
    },
  });
});

test('RTE-17: the festivals are told in the language that is asked for', async () => {
  const own = await startOwnApp();
  const laughs = { id: 70, lang: 'en', path: 'festivals/laughs', type: 'festival', meta_title: 'X' } as const;
  await own.store.write(async (db) => {
    await insertFestivals(db);
    await insertAll(db, 'pages', [
      { ...laughs, attributes: '{"title":"Laughs"}', meta_description: '', og_image: null, noindex: 0 },
    ]);
  });
  expect(await contentOf(() => own).read('en/content/8/festivals')).toEqual({
    data: [{ id: '70', title: 'Laughs', url: '/en/festivals/laughs', image_url: null, date }],
    pagesize: 1,
    totalcount: 1,
    previous: null,
    next: null,
  });
});
