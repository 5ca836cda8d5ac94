import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { readTextsWithMedia } from './textsWithMedia.ts';

describe.each(engines)('texts that name media, on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('in a programme', () => {
    let [engine, store]: [Engine | null, Store | null] = [null, null];
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
    });
    afterAll(async () => {
      await store?.close();
      await engine?.stop();
    });

    test('PIC-03: all that a programme names is known before somebody asks, and nothing else', async () => {
      if (store === null) throw new Error('There is no database');
      expect(await readTextsWithMedia(store.db, '/festival/')).toEqual([]);
      await store.write(async (db) => {
        await db.updateTable('shows').set({ image_url: '/festival/a.jpg' }).where('id', '=', 1).execute();
        await db
          .updateTable('show_texts')
          .set({ description: '<img src="/festival/b.jpg">' })
          .where('show_id', '=', 1)
          .where('lang', '=', 'fr')
          .execute();
        await db
          .insertInto('pages')
          .values({
            id: 9_001,
            lang: 'fr',
            path: 'c',
            type: 'page',
            attributes: '{"image_url":"/festival/c.jpg"}',
            meta_title: '',
            meta_description: '',
            og_image: null,
            noindex: 0,
          })
          .execute();
      });
      expect((await readTextsWithMedia(store.db, '/festival/')).toSorted()).toEqual([
        '/festival/a.jpg',
        '<img src="/festival/b.jpg">',
        '{"image_url":"/festival/c.jpg"}',
      ]);
    });
  });
});
