import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';
import { listFestivalPages } from './festivals.ts';
import { findFormerPath, listFormerPaths } from './formerPaths.ts';
import { findSponsors, listMenuItems, listSponsors } from './global.ts';
import { findPageById, listIndexedPages } from './pages.ts';
import { readSearchablePages } from './searchRows.ts';

const common = { attributes: '{}', meta_title: '', meta_description: '', og_image: null } as const;

describe.each(engines)('pages on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      await store.write(async (db) => {
        await insertAll(db, 'pages', [
          { ...common, id: 60, lang: 'fr', path: 'festivals/z', type: 'festival', noindex: 0 },
          { ...common, id: 60, lang: 'en', path: 'festivals/z', type: 'festival', noindex: 1 },
          { ...common, id: 61, lang: 'en', path: 'festivals/a', type: 'festival', noindex: 0 },
          { ...common, id: 61, lang: 'fr', path: 'festivals/a', type: 'festival', noindex: 0 },
          { ...common, id: 62, lang: 'fr', path: 'cache', type: 'page', noindex: 1 },
          { ...common, id: 63, lang: 'fr', path: 'videos/un', type: 'video', noindex: 0 },
        ]);
        await insertAll(db, 'videos', [
          {
            id: 63,
            youtube_id: null,
            film: null,
            captions: '[]',
            poster: 4,
            view_count: 0,
            like_count: 0,
            published_at: 0,
          },
        ]);
        await insertAll(db, 'former_paths', [
          { lang: 'fr', path: 'ancien', kind: 'page', number: 60 },
          { lang: 'en', path: 'ancien', kind: 'show', number: 1 },
          { lang: 'en', path: 'old', kind: 'page', number: 61 },
        ]);
        await insertAll(db, 'sponsors', [
          { id: 4, title: 'Fromagerie', logo: null, uri: null, footer_line: 2 },
          { id: 3, title: 'Boulangerie', logo: null, uri: null, footer_line: 2 },
        ]);
      });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    test('META-03: pages that searches may find are told by id in each language that they may be found in', async () => {
      expect(await listIndexedPages(store.db)).toEqual([
        { id: 1, lang: 'en', path: '' },
        { id: 1, lang: 'fr', path: '' },
        { id: 2, lang: 'en', path: 'privacy-policy' },
        { id: 2, lang: 'fr', path: 'confidentialite' },
        { id: 60, lang: 'fr', path: 'festivals/z' },
        { id: 61, lang: 'en', path: 'festivals/a' },
        { id: 61, lang: 'fr', path: 'festivals/a' },
        { id: 63, lang: 'fr', path: 'videos/un' },
      ]);
    });

    test('SRCH-03: the search reads them a stretch at a time, each whole, with the picture of a video', async () => {
      const read = async (after: number, limit: number) =>
        (await readSearchablePages(store.db, { after, limit })).map(({ id, lang, poster }) => [
          id,
          lang,
          poster,
        ]);
      expect([await read(0, 2), await read(2, 2), await read(61, 2), await read(63, 2)]).toEqual([
        [
          [1, 'en', null],
          [1, 'fr', null],
          [2, 'en', null],
          [2, 'fr', null],
        ],
        [
          [60, 'fr', null],
          [61, 'en', null],
          [61, 'fr', null],
        ],
        [[63, 'fr', 4]],
        [],
      ]);
    });

    test('RTE-17: the festivals of a language are in their written order', async () => {
      expect((await listFestivalPages(store.db, 'fr')).map(({ id, lang }) => [id, lang])).toEqual([
        [60, 'fr'],
        [61, 'fr'],
      ]);
    });

    test('FES-10: a former address is that of its language', async () => {
      const find = async (lang: 'fr' | 'en', path: string) => {
        const found = await findFormerPath(store.db, lang, path);
        return found && [found.kind, found.number];
      };
      expect([
        await find('fr', 'ancien'),
        await find('en', 'ancien'),
        await find('en', 'old'),
        await find('fr', 'old'),
      ]).toEqual([['page', 60], ['show', 1], ['page', 61], undefined]);
      expect((await listFormerPaths(store.db)).map(({ lang, path }) => `${lang} ${path}`).toSorted()).toEqual(
        ['en ancien', 'en old', 'fr ancien'],
      );
    });

    test('LDR-01: a page is found by its number in its language', async () => {
      expect([
        (await findPageById(store.db, 'en', 61))?.path,
        (await findPageById(store.db, 'fr', 2))?.path,
        await findPageById(store.db, 'en', 62),
      ]).toEqual(['festivals/a', 'confidentialite', undefined]);
    });

    test('API-01: the entries of a menu stand as they were written, whatever their places and names', async () => {
      const entry = { lang: 'en', menu: 'secondary' } as const;
      await store.write((db) =>
        insertAll(db, 'menu_items', [
          { ...entry, id: 13, title: 'About', href: '/en/a', hierarchy: '.1' },
          { ...entry, id: 12, title: 'Press', href: '/en/press', hierarchy: '.2.1' },
          { ...entry, id: 11, title: 'Quiet hours', href: '/en/b', hierarchy: '.2' },
        ]),
      );
      expect(await listMenuItems(store.db, 'en')).toEqual([
        { menu: 'main', title: 'Calendar', href: '/en/calendar', hierarchy: '.1' },
        { menu: 'secondary', title: 'Quiet hours', href: '/en/b', hierarchy: '.2' },
        { menu: 'secondary', title: 'Press', href: '/en/press', hierarchy: '.2.1' },
        { menu: 'secondary', title: 'About', href: '/en/a', hierarchy: '.1' },
      ]);
    });

    test('LAY-21: sponsors stand by their line, then as they were written; those of a show in its order', async () => {
      const titles = (rows: readonly { title: string }[]): string[] => rows.map(({ title }) => title);
      expect([
        titles(await listSponsors(store.db)),
        titles(await findSponsors(store.db, [4, 99, 1, 3])),
        titles(await findSponsors(store.db, [])),
      ]).toEqual([
        ['Brasserie', 'Colle Tempo', 'Boulangerie', 'Fromagerie'],
        ['Fromagerie', 'Colle Tempo', 'Boulangerie'],
        [],
      ]);
    });
  });
});
