import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readArtistDetails } from './artistDetails.ts';
import { countArtists, findArtist, listArtistAddresses, listArtists, showsOfArtist } from './artists.ts';
import { insertAll } from '../schema/insert.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';
import { fillTestProgramme } from '../testing/programme.ts';

describe.each(engines)('artists on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
      const bio = { bio_fr: 'Chante.', bio_en: 'Sings.' };
      await store.write(async (db) => {
        await insertAll(db, 'artist_categories', [{ id: 2, title_fr: 'Musique', title_en: 'Musician' }]);
        const image_url = 'https://p.example/2.jpg';
        const emile = { id: 2, name: 'Émile', slug: 'emile', category_id: 2, image_url };
        const zoe = { id: 3, name: 'Zoé', slug: 'zoe', category_id: 2, belong_to: 'Chapiteau' };
        await insertAll(db, 'artists', [{ ...emile, ...bio }]);
        await insertAll(db, 'artists', [{ ...zoe, ...bio, details: '{"series":["street"]}' }]);
        await insertAll(db, 'artists', [
          { id: 4, name: 'Nobody', category_id: 2, ...bio },
          { id: 5, name: 'Nobody else', category_id: 2, ...bio },
        ]);
      });
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });

    const names = async (category: number | null, limit: number, offset: number): Promise<string[]> =>
      (await listArtists(store.db, { lang: 'fr', category }, { limit, offset })).map(({ name }) => name);

    test('ART-03: pages of the artists, by name whatever its accents, of all or of a category', async () => {
      expect([
        await names(null, 9, 0),
        await names(null, 2, 1),
        await names(2, 9, 0),
        await names(9, 9, 0),
        await countArtists(store.db, null),
        await countArtists(store.db, 2),
      ]).toEqual([['Émile', 'Tante Bricole', 'Zoé'], ['Tante Bricole', 'Zoé'], ['Émile', 'Zoé'], [], 3, 2]);
    });

    test('ARD-01: an artist by the last part of the address, in each language', async () => {
      expect(await findArtist(store.db, 'en', 'zoe')).toEqual({
        id: 3,
        name: 'Zoé',
        slug: 'zoe',
        lang: 'en',
        bio: 'Sings.',
        type: 'Musician',
        portrait: null,
        image_url: null,
        belong_to: 'Chapiteau',
        details: '{"series":["street"]}',
      });
      expect(await findArtist(store.db, 'fr', '')).toBe(undefined);
      expect(await findArtist(store.db, 'fr', "' or 1=1 --")).toBe(undefined);
    });

    test('ARD-04: the shows of an artist, in a language', async () => {
      const titles = async (id: number) =>
        (await showsOfArtist(store.db, 'en', id)).map(({ title }) => title);
      expect([await titles(1), await titles(3)]).toEqual([['Sleepless Nights'], []]);
    });

    test('META-03: those without a page have no address; no two have the same', async () => {
      expect(await listArtistAddresses(store.db)).toEqual([
        { id: 1, slug: 'tante-bricole' },
        { id: 2, slug: 'emile' },
        { id: 3, slug: 'zoe' },
      ]);
      const again = { id: 6, name: 'Zoe', slug: 'zoe', category_id: 2, bio_fr: '', bio_en: '' };
      await expect(store.write((db) => insertAll(db, 'artists', [again]))).rejects.toThrow();
    });
  });
});

test('ARD-04: details that cannot be read are as if nothing were told', () => {
  expect(['', '{', '[]', '{"website":"javascript:alert(1)"}'].map(readArtistDetails)).toEqual([
    {},
    {},
    {},
    {},
  ]);
});

const unsafe = 'javascript:alert(1)';
const both = { fr: 'Un', en: 'One' };
test.each([
  ...['twitter', 'facebook', 'instagram', 'website'].map((name) => ({ [name]: unsafe })),
  { cv: { fr: unsafe, en: '/en.pdf' } },
  { cv: { fr: '/fr.pdf', en: unsafe } },
  { firstDemos: { title: both, demos: [{ title: both, url: unsafe }] } },
  { secondDemos: { title: both, demos: [{ title: both, url: unsafe }] } },
  { photos: [{ url: unsafe, thumbnail: '/s.avif', title: both }] },
  { photos: [{ url: '/l.avif', thumbnail: unsafe, title: both }] },
  { videos: [{ title: both, url: unsafe }] },
])('ARD-04: details with an address that nobody may follow are none: %j', (details) => {
  expect(readArtistDetails(JSON.stringify({ ...details, isGroup: true }))).toEqual({});
  const safe = JSON.stringify({ ...details, isGroup: true }).replace(unsafe, '/safe');
  expect(readArtistDetails(safe)).toEqual(JSON.parse(safe));
});
