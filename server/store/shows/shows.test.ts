import { afterEach, beforeEach, expect, test } from 'vitest';
import { artistsOfShow } from '../pages/artists.ts';
import { insertAll, insertProgrammations } from '../schema/insert.ts';
import { datesOfShows } from './programmations.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { evening, fillTestProgramme } from '../testing/programme.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeEach(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
});
afterEach(() => store.close());

test('SHW-07: artists stand in the order of the show, whatever their ids and names', async () => {
  const artist = { category_id: 1, bio_fr: '', bio_en: '' };
  await store.write(async (db) => {
    await insertAll(db, 'artists', [
      { id: 2, name: 'Amélie', ...artist },
      { id: 3, name: 'Zoé', ...artist },
    ]);
    await insertAll(db, 'show_artists', [
      { show_id: 2, artist_id: 2, position: 2 },
      { show_id: 2, artist_id: 1, position: 1 },
      { show_id: 2, artist_id: 3, position: 0 },
    ]);
  });
  expect((await artistsOfShow(store.db, 2)).map(({ name }) => name)).toEqual([
    'Zoé',
    'Tante Bricole',
    'Amélie',
  ]);
});

test('HOM-13: one name in two cities is two places, each told once, in the order of the dates', async () => {
  const venue = { name: 'Centre', region: '', map_url: null };
  const date = { show_id: 2, timezone: 'America/Toronto', taken: 0 };
  await store.write(async (db) => {
    await insertAll(db, 'venues', [
      { id: 2, external_id: 'test:2', city: 'Laval', ...venue },
      { id: 3, external_id: 'test:3', city: 'Gatineau', ...venue },
    ]);
    await insertProgrammations(
      db,
      [3, 2, 3].map((venue_id, index) => ({
        id: 20 + index,
        external_id: `test:${20 + index}`,
        venue_id,
        starts_at: evening + index + 1,
        ...date,
      })),
    );
  });
  expect((await datesOfShows(store.db, [2])).get(2)?.venues).toEqual([
    { name: 'Centre', city: 'Gatineau', mapUrl: null },
    { name: 'Centre', city: 'Laval', mapUrl: null },
  ]);
});
