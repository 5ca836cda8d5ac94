import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillTestVideos } from '#server/store/testing/videos.ts';
import { insertAll } from '#server/store/schema/insert.ts';
import { startOwnApp } from '#server/testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf, error } from '../testing/contentSite.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
  await fillTestVideos(running.store);
});
afterAll(() => running.close());

const { ask, read } = contentOf(() => running);
const galas = {
  id: '5',
  attributes: { name: 'Galas', langcode: 'fr' },
  image: null,
  path: { alias: 'galas' },
};
const todays = {
  id: '6',
  attributes: { name: 'Vidéo du jour', langcode: 'fr' },
  image: null,
  path: { alias: '' },
};
const told = {
  title: 'Un',
  description: 'Un & <b>',
  thumbnail: {
    default: '/media/posters/4-320.avif',
    medium: '/media/posters/4-320.avif',
    high: '/media/posters/4-800.avif',
  },
  youtube_id: 'aqz-KE-bpKQ',
  view_count: 10,
  like_count: 1,
  published_at: '2027-01-15T08:00:00Z',
  collections: [galas, todays],
  video_mp4_url: null,
  captions: [],
};

test('VID-02: up to ten of the collection that is asked for, whole, with their total', async () => {
  expect(await read('fr/content/8/videos?pagesize=10&offset=0&collection=6')).toEqual({
    data: [{ id: '51', url: '/fr/videos/un', ...told }],
    pagesize: 10,
    totalcount: 1,
    previous: null,
    next: null,
  });
});

test('VID-10: of no collection all of them, page by page', async () => {
  expect(await read('fr/content/8/videos?offset=0')).toMatchObject({
    data: [{ id: '53' }, { id: '51' }, { id: '52', thumbnail: { default: null, medium: null, high: null } }],
    pagesize: 24,
    totalcount: 3,
  });
  expect(await read('fr/content/8/videos?pagesize=1&offset=1')).toMatchObject({ previous: 0, next: 2 });
});

test('VID-10: a collection that nobody could have is refused by name, one that is not there is empty', async () => {
  for (const collection of ['galas', '-1', '1e9', '0x5', "5'--", '99999999999'])
    expect(await read(`fr/content/8/videos?collection=${encodeURIComponent(collection)}`)).toEqual(
      error('invalid', 'collection must be the id of a collection'),
    );
  expect(await read('fr/content/8/videos?collection=404')).toMatchObject({ data: [], totalcount: 0 });
});

test('VID-16: the collections in every language', async () => {
  expect(await read('api/taxonomy_term/youtube_video_collections')).toMatchObject({
    data: [{ id: '5', attributes: { name: 'Galas', langcode: 'en' }, path: { alias: '' } }, galas, todays],
    totalcount: 3,
  });
});

test('VID-19: the page of a video tells the same, its film and its captions', async () => {
  expect(await read('fr/router/videos/un')).toMatchObject({
    entity_data: {
      type: 'video',
      id: '51',
      attributes: { ...told, url: null, html: '' },
      translations: { fr: '/fr/videos/un', en: '/en/videos/one' },
    },
  });
  expect((await ask('fr/router/videos/rien')).status).toBe(404);
});

test('VID-19: a film of our own comes with its captions; a page that is no video yet has what its editors wrote', async () => {
  const own = await startOwnApp();
  await fillTestVideos(own.store);
  const captions = [{ lang: 'fr', label: 'Français', url: '/media/captions/deux.vtt' }];
  const page = { type: 'video', lang: 'fr', path: 'videos/quatre', meta_title: '' } as const;
  const written = { title: 'Quatre', html: '<p>Bientôt</p>', url: 'https://videos.example/4' };
  await own.store.write(async (db) => {
    await db
      .updateTable('videos')
      .set({ captions: JSON.stringify(captions), like_count: 7 })
      .where('id', '=', 52)
      .execute();
    await insertAll(db, 'pages', [
      {
        ...page,
        id: 54,
        attributes: JSON.stringify(written),
        meta_description: '',
        og_image: null,
        noindex: 0,
      },
    ]);
  });
  const { read: readOwn } = contentOf(() => own);
  expect([await readOwn('en/router/videos/two'), await readOwn('fr/router/videos/quatre')]).toMatchObject([
    {
      entity_data: {
        id: '52',
        attributes: {
          title: 'Two',
          description: 'Two & <b>',
          html: '',
          url: null,
          thumbnail: { default: null, medium: null, high: null },
          youtube_id: '',
          view_count: 0,
          like_count: 7,
          published_at: '2027-01-15T08:00:00Z',
          collections: [],
          video_mp4_url: '/f.mp4',
          captions,
        },
      },
    },
    { entity_data: { id: '54', attributes: { ...written, description: '' } } },
  ]);
});
