import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestVideos } from '../testing/videos.ts';
import {
  collectionsOf,
  countVideos,
  findVideo,
  listCollections,
  listVideos,
  type VideoRules,
} from './videos.ts';

describe.each(engines)('videos on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestVideos(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const paths = async (rules: VideoRules, limit = 9, offset = 0) =>
      (await listVideos(store.db, rules, { limit, offset })).map(({ path }) => path);
    const every = { lang: 'fr', collection: null } as const;

    test('VID-10: the newest first, two of one instant by their ids, page by page, in the language that is asked for', async () => {
      expect(await paths(every)).toEqual(['videos/trois', 'videos/un', 'videos/deux']);
      expect([await paths(every, 2), await paths(every, 2, 2), await paths(every, 2, 4)]).toEqual([
        ['videos/trois', 'videos/un'],
        ['videos/deux'],
        [],
      ]);
      expect(await paths({ ...every, lang: 'en' })).toEqual(['videos/one', 'videos/two']);
    });

    test('VID-10: of a collection alone, with how many there are; of one that is none, nothing', async () => {
      const [galas, none] = [
        { ...every, collection: 5 },
        { ...every, collection: 99 },
      ];
      expect([await paths(galas), await countVideos(store.db, galas)]).toEqual([
        ['videos/trois', 'videos/un'],
        2,
      ]);
      expect([await paths(none), await countVideos(store.db, none)]).toEqual([[], 0]);
      expect(await countVideos(store.db, every)).toBe(3);
    });

    test('VID-10: a page that has become something else is no video of the list, and is not counted', async () => {
      const undone = new Error('undone');
      const told: unknown[] = [];
      const look = store.transact(async (db) => {
        await db.updateTable('pages').set({ type: 'page' }).where('id', '=', 51).execute();
        for (const collection of [null, 5]) {
          const rules = { lang: 'fr', collection } as const;
          const videos = await listVideos(db, rules, { limit: 9, offset: 0 });
          told.push([videos.map(({ path }) => path), await countVideos(db, rules)]);
        }
        throw undone;
      });
      await expect(look).rejects.toBe(undone);
      expect(told).toEqual([
        [['videos/trois', 'videos/deux'], 2],
        [['videos/trois'], 1],
      ]);
    });

    test('VID-16: collections in every language, those of a video in one', async () => {
      expect((await listCollections(store.db)).map(({ id, lang, name }) => [id, lang, name])).toEqual([
        [5, 'en', 'Galas'],
        [5, 'fr', 'Galas'],
        [6, 'fr', 'Vidéo du jour'],
      ]);
      const of = await collectionsOf(store.db, 'fr', [51, 52]);
      expect([of(51).map(({ id }) => id), of(52)]).toEqual([[5, 6], []]);
      expect((await collectionsOf(store.db, 'fr', []))(51)).toEqual([]);
    });

    test('VID-16: collections stand as they were written, whatever their names', async () => {
      const undone = new Error('undone');
      const told: unknown[] = [];
      const look = store.transact(async (db) => {
        const stunts = { id: 7, alias: '', image: null };
        await insertAll(db, 'video_collections', [
          { ...stunts, lang: 'fr', name: 'Acrobaties' },
          { ...stunts, lang: 'en', name: 'Stunts' },
        ]);
        await insertAll(db, 'collected_videos', [{ collection_id: 7, video_id: 51 }]);
        told.push(
          (await listCollections(db)).map(({ id, lang }) => [id, lang]),
          (await collectionsOf(db, 'fr', [51]))(51).map(({ name }) => name),
        );
        throw undone;
      });
      await expect(look).rejects.toBe(undone);
      expect(told).toEqual([
        [
          [5, 'en'],
          [5, 'fr'],
          [6, 'fr'],
          [7, 'en'],
          [7, 'fr'],
        ],
        ['Galas', 'Vidéo du jour', 'Acrobaties'],
      ]);
    });

    test('VID-19: what is told of a video', async () => {
      expect(await findVideo(store.db, 51)).toEqual({
        id: 51,
        youtube_id: 'aqz-KE-bpKQ',
        film: null,
        captions: '[]',
        poster: 4,
        view_count: 10,
        like_count: 1,
        published_at: 1_800_000_000,
      });
      expect(await findVideo(store.db, 404)).toBeUndefined();
    });
  });
});
