import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll } from '../schema/insert.ts';
import type { Database } from '../schema/tables.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { readTextsWithMedia } from './textsWithMedia.ts';

const page = {
  lang: 'fr',
  type: 'page',
  meta_title: '',
  meta_description: '',
  og_image: null,
  noindex: 0,
} as const;

/** A text that names a file of the festival, for each place where one can stand. */
const naming: Record<string, (db: Database, text: string) => Promise<unknown>> = {
  '/festival/a.jpg': (db, text) =>
    db.updateTable('shows').set({ image_url: text }).where('id', '=', 1).execute(),
  '<img src="/festival/b.jpg">': (db, text) =>
    db
      .updateTable('show_texts')
      .set({ description: text })
      .where('show_id', '=', 1)
      .where('lang', '=', 'fr')
      .execute(),
  '/festival/c.jpg': (db, text) => db.updateTable('artists').set({ image_url: text }).execute(),
  '{"photos":[{"url":"/festival/d.jpg"}]}': (db, text) =>
    db.updateTable('artists').set({ details: text }).execute(),
  '{"image_url":"/festival/e.jpg"}': (db, text) =>
    insertAll(db, 'pages', [{ ...page, id: 9_001, path: 'e', attributes: text }]),
  '/festival/f.svg': (db, text) =>
    db.updateTable('sponsors').set({ logo: text }).where('id', '=', 2).execute(),
  '/festival/g.avif': (db, text) =>
    db.updateTable('passports').set({ image: text }).where('id', '=', 2).execute(),
  '/festival/h.avif': (db, text) =>
    insertAll(db, 'video_collections', [{ id: 5, lang: 'fr', name: 'Galas', alias: '', image: text }]),
};

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

    test('PIC-03: all that a programme names is known before somebody asks, wherever it stands, and nothing else', async () => {
      if (store === null) throw new Error('There is no database');
      expect(await readTextsWithMedia(store.db, '/festival/')).toEqual([]);
      await store.write(async (db) => {
        for (const [text, name] of Object.entries(naming)) await name(db, text);
      });
      expect((await readTextsWithMedia(store.db, '/festival/')).toSorted()).toEqual(
        Object.keys(naming).toSorted(),
      );
    });
  });
});
