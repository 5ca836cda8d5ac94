import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll, insertProgrammations } from './schema/insert.ts';
import { findShow } from './shows/shows.ts';
import { similarShows } from './shows/similarShows.ts';
import type { Store } from './store.ts';
import { engines, type Engine } from './testing/engines.ts';
import { evening, fillTestProgramme } from './testing/programme.ts';

const hour = 3600;

/** Shows beside the first of the programme, a stand-up in a venue of Montréal; the last has no genre but a kind. */
const others = [
  { id: 31, kind: 'venue', genre: null, city: 2 },
  { id: 32, kind: 'outdoor', genre: 10, city: 1 },
  { id: 33, kind: 'outdoor', genre: null, city: 1 },
  { id: 34, kind: 'venue', genre: null, city: 1 },
  { id: 35, kind: 'outdoor', genre: 1, city: 1 },
] as const;

const insertOthers = async (store: Store): Promise<void> => {
  const show = { language: 'fr', show_type: null, belong_to: null, poster: null, image_url: null };
  await store.write(async (db) => {
    await insertAll(db, 'venues', [
      { id: 2, external_id: 'test:2', name: 'Salle', city: 'Laval', region: 'QC', map_url: null },
    ]);
    await insertAll(
      db,
      'shows',
      others.map(({ id, kind }) => ({ id, kind, external_id: `test:${id}`, fingerprint: null, ...show })),
    );
    await insertAll(
      db,
      'show_texts',
      others.map(({ id }) => ({
        show_id: id,
        lang: 'fr',
        slug: `x-${id}`,
        title: 'X',
        summary: '',
        description: '',
      })),
    );
    await insertAll(
      db,
      'show_categories',
      others.flatMap(({ id, genre }) =>
        genre === null ? [] : [{ show_id: id, category_id: genre, position: 0 }],
      ),
    );
    const dates = others.flatMap(({ id, city }, index) =>
      [0, 1].map((evenings) => ({
        id: id * 10 + evenings,
        external_id: `test:${id * 10 + evenings}`,
        show_id: id,
        venue_id: city,
        starts_at: evening + (index + 1 + 24 * evenings) * hour,
        timezone: 'America/Toronto',
        taken: 0,
      })),
    );
    await insertProgrammations(db, dates);
  });
};

describe.each(engines)('facts of shows on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      await insertOthers(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('SHW-07: how long it lasts, from which age and in which languages, where it is told', async () => {
      const factsOf = async () => {
        const show = await findShow(store.db, 'fr', 'les-nuits-blanches');
        return show && [show.duration_minutes, show.age_min, show.languages];
      };
      expect(await factsOf()).toEqual([null, null, '']);
      const told = { duration_minutes: 90, age_min: 16, languages: 'fr en' };
      await store.write((db) => db.updateTable('shows').set(told).where('id', '=', 1).execute());
      expect(await factsOf()).toEqual([90, 16, 'fr en']);
    });

    test.each([
      ['lasts no time', sql`update shows set duration_minutes = 0 where id = 1`],
      ['is for the unborn', sql`update shows set age_min = -1 where id = 1`],
    ])('SHW-07: the database refuses a show that %s', async (_name, change) => {
      await expect(store.transact((db) => change.execute(db))).rejects.toThrow(/check/i);
    });

    const similarAt = async (now: number, limit = 9) => {
      const show = { id: 1, kind: 'venue', lang: 'fr' } as const;
      return (await similarShows(store.db, show, { now, limit })).map((row) => [row.show_id, row.id]);
    };

    test('SHW-07: like a show are those of its kind or genre, one date each, its city first, then the nearest', async () => {
      expect(await similarAt(evening)).toEqual([
        [32, 320],
        [34, 340],
        [31, 310],
      ]);
      expect(await similarAt(evening, 1)).toEqual([[32, 320]]);
      // A show that has begun is not coming.
      expect(await similarAt(evening + 2 * hour)).toEqual([
        [34, 340],
        [32, 321],
        [31, 311],
      ]);
      expect(await similarAt(evening + 99 * hour)).toEqual([]);
    });

    test('SHW-07: a date that does not take place is not offered instead', async () => {
      const become = (state: 'cancelled' | 'rescheduled') =>
        store.write((db) => db.updateTable('programmations').set({ state }).where('id', '=', 320).execute());
      await become('cancelled');
      expect(await similarAt(evening, 2)).toEqual([
        [34, 340],
        [32, 321],
      ]);
      await become('rescheduled');
      expect(await similarAt(evening, 1)).toEqual([[32, 320]]);
    });
  });
});
