import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll } from '../schema/insert.ts';
import { findAnnouncement, listAnnouncements } from './announcements.ts';
import type { Store } from '../store.ts';
import { fillTestAnnouncements, firstOfMay } from '../testing/announcements.ts';
import { engines, type Engine } from '../testing/engines.ts';

describe.each(engines)('the press room and the careers on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestAnnouncements(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const listed = async (...asked: Parameters<typeof listAnnouncements>) =>
      (await listAnnouncements(...asked)).map(({ id, path, tag, published_at: at }) => [id, path, tag, at]);

    test('PRS-01: a list in one language, the newest first; an empty one is empty', async () => {
      const [older, newer] = [
        [83, 'presse/vieux', '', firstOfMay - 86_400],
        [82, 'presse/neuf', 'release', firstOfMay],
      ];
      expect(await listed(store.db, 'fr', 'press')).toEqual([newer, older]);
      expect(await listed(store.db, 'en', 'press')).toEqual([[82, 'press/new', 'release', firstOfMay]]);
      expect(await listed(store.db, 'fr', 'careers')).toEqual([]);
    });

    test('PRS-01: of one moment the last one is the first', async () => {
      const twin = {
        lang: 'fr',
        type: 'press_release',
        attributes: '{}',
        og_image: null,
        noindex: 0,
      } as const;
      const ids = [85, 86];
      await store.write(async (db) => {
        await insertAll(
          db,
          'pages',
          ids.map((id) => ({ ...twin, id, path: `presse/${id}`, meta_title: '', meta_description: '' })),
        );
        await insertAll(
          db,
          'announcements',
          ids.map((page_id) => ({ page_id, list: 'press' as const, tag: '', published_at: firstOfMay })),
        );
      });
      const told = (await listAnnouncements(store.db, 'fr', 'press')).map(({ id }) => id);
      await store.write(async (db) => {
        await db.deleteFrom('announcements').where('page_id', 'in', ids).execute();
        await db.deleteFrom('pages').where('id', 'in', ids).execute();
      });
      expect(told).toEqual([86, 85, 82, 83]);
    });

    test('PRS-03: what is known of one page; of one that stands in no list nothing', async () => {
      expect(await findAnnouncement(store.db, 'en', 82)).toMatchObject({ path: 'press/new', tag: 'release' });
      expect(await findAnnouncement(store.db, 'en', 83)).toBeUndefined();
      expect(await findAnnouncement(store.db, 'fr', 80)).toBeUndefined();
    });

    test('PRS-01: a page stands in one of the two lists, once', async () => {
      const again = { page_id: 84, tag: '', published_at: 1 };
      const insert = (row: object) =>
        store.write((db) =>
          db
            .insertInto('announcements')
            .values({ ...again, list: 'press', ...row })
            .execute(),
        );
      await expect(insert({ list: 'news' })).rejects.toThrow();
      await expect(insert({ page_id: 82 })).rejects.toThrow();
    });
  });
});
