import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { evening } from '#server/store/testing/programme.ts';
import { findArtist } from '#server/store/pages/artists.ts';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { contentOf } from '../testing/contentSite.ts';
import { loadArtist } from './artist.ts';

const both = (fr: string, en: string) => ({ fr, en });
const details = {
  description: both('<p>Bricole.</p>', '<p>Tinkers.</p>'),
  twitter: 'https://twitter.example/bricole',
  facebook: 'https://facebook.example/bricole',
  instagram: 'https://instagram.example/bricole',
  website: 'https://bricole.example',
  cv: both('/media/cv/b-fr.pdf', '/media/cv/b-en.pdf'),
  series: ['street'],
  isGroup: false,
  awards: [{ title: both('Chaise', 'Chair'), description: both('Assise', 'Seated') }],
  firstDemos: {
    title: both('Sur scène', 'On stage'),
    demos: [{ title: both('Un', 'One'), url: '/media/1.mp4' }],
  },
  secondDemos: {
    title: both('À la radio', 'On air'),
    demos: [
      { title: both('Deux', 'Two'), url: '/media/2.mp4' },
      { title: both('Trois', 'Three'), url: '/media/3.mp4' },
    ],
  },
  photos: [{ url: '/p/1.avif', thumbnail: '/p/1s.avif', title: both('Scène', 'Stage') }],
  videos: [{ title: both('Film', 'Reel'), url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
  html: { title: both('Écoles', 'Schools'), text: both('<p>Oui</p>', '<p>Yes</p>') },
};

let running: TestApp;
beforeAll(async () => {
  // The version of the data is looked at once a second.
  vi.useFakeTimers({ toFake: ['performance'] });
  running = await startTestApp();
  await running.store.write((db) =>
    db
      .updateTable('artists')
      .set({ belong_to: 'Chapiteau', details: JSON.stringify(details) })
      .where('id', '=', 1)
      .execute(),
  );
});
afterAll(async () => {
  vi.useRealTimers();
  await running.close();
});

const { ask, read } = contentOf(() => running);
const iso = (seconds: number): string => new Date(seconds * 1_000).toISOString().replace('.000', '');
const entry = (lang: 'fr' | 'en') => ({
  id: '1',
  name: 'Tante Bricole',
  url: lang === 'fr' ? '/fr/artistes/tante-bricole' : '/en/artists/tante-bricole',
  thumbnail: [{ siteId: 8, mediaType: 'image', url: '/media/artists/73-320.avif' }],
  image_url: '/media/artists/73-320.avif',
  artistType: lang === 'fr' ? 'Humoriste' : 'Comedian',
  belong_to: { name: 'Chapiteau' },
});

test('ART-03: a page of the artists', async () => {
  expect(await read('en/content/8/artists?pagesize=12&offset=0')).toEqual({
    data: [entry('en')],
    pagesize: 12,
    totalcount: 1,
    previous: null,
    next: null,
  });
  expect(await read('fr/content/8/artists')).toMatchObject({ data: [entry('fr')], pagesize: 24 });
});

test.each([
  ['category_id=1', 1],
  ['category_id=2', 0],
  ['category_id=x', 0],
  ['category_id=-1', 0],
  ['category_id=99999999999999999999', 0],
  ['category_id=', 0],
  ["category_id=1'--", 0],
])('ART-03: of %s there are %i; an id that is none is nobody’s', async (query, count) => {
  expect(await read(`fr/content/8/artists?${query}`)).toMatchObject({ totalcount: count });
});

test.each(['pagesize=0', 'pagesize=x', 'pagesize=401', 'offset=-1', 'offset=1e9'])(
  'ART-03: %s is refused, and the message names it',
  async (query) => {
    const response = await ask(`fr/content/8/artists?${query}`);
    expect([response.status, await response.text()]).toEqual([
      400,
      expect.stringContaining(query.split('=')[0] ?? ''),
    ]);
  },
);

test('ARD-04: the page of an artist, with the next dates of the shows', async () => {
  const show = {
    id: '1',
    title: 'Sleepless Nights',
    url: '/en/shows/sleepless-nights',
    categories: [{ name: 'In venue' }, { name: 'Stand-up' }],
    date: { firstDate: iso(evening), lastDate: iso(evening + 86_400), timezone_offset: '-0400' },
  };
  expect(await read('en/router/artists/tante-bricole')).toMatchObject({
    entity_data: {
      type: 'artist',
      id: '1',
      attributes: {
        ...entry('en'),
        image_url: '/p/1.avif',
        description: '<p>Tinkers.</p>',
        twitter: 'https://twitter.example/bricole',
        facebook: 'https://facebook.example/bricole',
        instagram: 'https://instagram.example/bricole',
        website: 'https://bricole.example',
        cv: '/media/cv/b-en.pdf',
        series: [{ name: 'street' }],
        is_group: false,
        awards: [{ title: 'Chair', description: 'Seated' }],
        demosCat1Title: 'On stage',
        demosCat1: [{ title: 'One', url: '/media/1.mp4' }],
        demosCat2Title: 'On air',
        demosCat2: [
          { title: 'Two', url: '/media/2.mp4' },
          { title: 'Three', url: '/media/3.mp4' },
        ],
        photos: [{ url: '/p/1.avif', thumbnail: '/p/1s.avif', title: 'Stage' }],
        videos: [{ title: 'Reel', youtube_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
        htmlTitle: 'Schools',
        htmlText: '<p>Yes</p>',
        shows: [show],
      },
      metas: { title: 'Tante Bricole', description: 'Tells.', og_image: null, noindex: false },
      translations: { fr: '/fr/artistes/tante-bricole', en: '/en/artists/tante-bricole' },
    },
  });
});

test('ARD-04: what is known of an artist is told in the language of the page', async () => {
  expect(await read('fr/router/artistes/tante-bricole')).toMatchObject({
    entity_data: {
      attributes: {
        ...entry('fr'),
        image_url: '/p/1.avif',
        description: '<p>Bricole.</p>',
        cv: '/media/cv/b-fr.pdf',
        awards: [{ title: 'Chaise', description: 'Assise' }],
        demosCat1Title: 'Sur scène',
        demosCat1: [{ title: 'Un', url: '/media/1.mp4' }],
        demosCat2Title: 'À la radio',
        demosCat2: [{ title: 'Deux' }, { title: 'Trois' }],
        photos: [{ title: 'Scène' }],
        videos: [{ title: 'Film' }],
        htmlTitle: 'Écoles',
        htmlText: '<p>Oui</p>',
        shows: [{ title: 'Les Nuits blanches', url: '/fr/spectacles/les-nuits-blanches' }],
      },
      metas: { title: 'Tante Bricole', description: 'Raconte.' },
    },
  });
});

test('ARD-04: the page of an artist changes with the next start of any of the shows', async () => {
  const { store, clock, close } = await startTestApp();
  onTestFinished(close);
  await store.write(async (db) => {
    await db.insertInto('show_artists').values({ show_id: 2, artist_id: 1, position: 1 }).execute();
    await db
      .updateTable('programmations')
      .set({ starts_at: evening + 3_600 })
      .where('show_id', '=', 2)
      .execute();
  });
  const artist = await findArtist(store.db, 'fr', 'tante-bricole');
  if (artist === undefined) throw new Error('The programme has no artist');
  const changeAt = async (instant: number) => {
    clock.set(iso(instant));
    const { expiresAt } = await loadArtist({ store, clock, siteId: 8 }, artist);
    return expiresAt === null ? null : expiresAt / 1_000;
  };
  expect([
    await changeAt(evening - 60),
    await changeAt(evening),
    await changeAt(evening + 3_600),
    await changeAt(evening + 86_400),
  ]).toEqual([evening, evening + 3_600, evening + 86_400, null]);
});

test('ARD-04: a picture at another address stands for the artist, for other sites too', async () => {
  const { store, clock, close } = await startTestApp();
  onTestFinished(close);
  const url = 'https://pictures.example/bricole.jpg';
  await store.write((db) => db.updateTable('artists').set({ portrait: null, image_url: url }).execute());
  const artist = await findArtist(store.db, 'fr', 'tante-bricole');
  if (artist === undefined) throw new Error('The programme has no artist');
  const { attributes, metas } = (await loadArtist({ store, clock, siteId: 8 }, artist)).entity;
  expect([attributes.image_url, attributes.thumbnail, metas.og_image]).toEqual([
    url,
    [{ siteId: 8, mediaType: 'image', url }],
    url,
  ]);
});

test('LDR-12: the address of an artist is translated', async () => {
  expect(await read('fr/router/translate-path?path=/site/8/artistes/tante-bricole')).toEqual({
    entity: { type: 'artist', id: '1', path: '/fr/artistes/tante-bricole' },
  });
});

test('RTE-36: nobody stands at another address', async () => {
  for (const path of ['artistes/nobody', 'artistes/', 'artistes/tante-bricole/x', 'artists/tante-bricole']) {
    const response = await ask(`fr/router/${path}`);
    expect([path, response.status]).toEqual([path, 404]);
  }
});

describe('the shows of an artist', () => {
  const day = 86_400;
  beforeAll(async () => {
    await running.store.write((db) =>
      db.insertInto('show_artists').values({ show_id: 2, artist_id: 1, position: 1 }).execute(),
    );
  });
  /** Their ids at an instant, with the other show's one date so many days after the first of show 1. */
  const orderAt = async (instant: number, days: number) => {
    await running.store.write((db) =>
      db
        .updateTable('programmations')
        .set({ starts_at: evening + days * day })
        .where('show_id', '=', 2)
        .execute(),
    );
    running.clock.set(iso(instant));
    vi.advanceTimersByTime(1001);
    const answer = v.parse(artistShows, await read('en/router/artists/tante-bricole'));
    return answer.entity_data.attributes.shows.map(({ id }) => id).join();
  };
  const artistShows = v.object({
    entity_data: v.object({ attributes: v.object({ shows: v.array(v.object({ id: v.string() })) }) }),
  });

  test('ARD-04: coming ones by their next date, before the past ones, of which the latest is first', async () => {
    const [before, between, after] = [evening - 10 * day, evening + 5 * day, evening + 20 * day];
    expect([
      [await orderAt(before, -1), await orderAt(before, 2)],
      [await orderAt(between, -1), await orderAt(between, 2), await orderAt(between, 6)],
      [await orderAt(after, -1), await orderAt(after, 6)],
    ]).toEqual([
      ['2,1', '1,2'],
      ['1,2', '2,1', '2,1'],
      ['1,2', '2,1'],
    ]);
  });
});

test('ARD-04: of an artist of whom little is known the rest is empty', async () => {
  await running.store.write((db) => db.updateTable('artists').set({ details: '{}' }).execute());
  const known = v.object({ entity_data: v.object({ attributes: v.looseObject({ shows: v.unknown() }) }) });
  const { shows: _shows, ...attributes } = v.parse(known, await read('fr/router/artistes/tante-bricole'))
    .entity_data.attributes;
  expect(attributes).toEqual({
    ...entry('fr'),
    title: 'Tante Bricole',
    description: 'Raconte.',
    ...Object.fromEntries(['twitter', 'facebook', 'instagram', 'website', 'cv'].map((name) => [name, null])),
    ...Object.fromEntries(
      ['series', 'awards', 'demosCat1', 'demosCat2', 'photos', 'videos'].map((name) => [name, []]),
    ),
    ...Object.fromEntries(
      ['demosCat1Title', 'demosCat2Title', 'htmlTitle', 'htmlText'].map((name) => [name, '']),
    ),
  });
});
