import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll } from '#server/store/schema/insert.ts';
import { evening } from '#server/store/testing/programme.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf } from '../testing/contentSite.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
  const metas = { meta_title: 'X', meta_description: '', og_image: null, noindex: 0 } as const;
  const page = { lang: 'fr', type: 'festival', ...metas } as const;
  await running.store.write(async (db) => {
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
  });
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

test('RTE-17: the time zone’s offset is that of the first show, also where the clocks change before the last', async () => {
  const at = (text: string): number => Temporal.Instant.from(text).epochMilliseconds / 1000;
  const [midnight, spring] = [at('2027-03-01T05:00:00Z'), at('2027-03-20T00:00:00Z')];
  await running.store.transact(async (db) => {
    const dates = await db
      .selectFrom('programmations')
      .select('id')
      .where('show_id', '=', 2)
      .orderBy('id')
      .execute();
    const [only] = dates;
    if (only === undefined) throw new Error('The show has no date');
    const row = await db
      .selectFrom('programmations')
      .selectAll()
      .where('id', '=', only.id)
      .executeTakeFirstOrThrow();
    await db
      .updateTable('programmations')
      .set({ starts_at: midnight, ends_at: null })
      .where('id', '=', only.id)
      .execute();
    await insertAll(db, 'programmations', [
      { ...row, id: 900, external_id: 'test:900', starts_at: spring, ends_at: null },
    ]);
    await insertAll(db, 'festival_shows', [{ festival_id: 71, show_id: 2 }]);
  });
  expect(await read('fr/router/festivals/vide')).toMatchObject({
    entity_data: {
      attributes: { date: { start: iso(midnight), end: iso(spring), timezone_offset: '-0500' } },
    },
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
