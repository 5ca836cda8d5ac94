import { afterEach, beforeEach, expect, test } from 'vitest';
import { insertAll } from '#server/store/schema/insert.ts';
import type { Store } from '#server/store/store.ts';
import { openTestStore } from '#server/store/testing/openTestStore.ts';
import { evening, fillTestProgramme } from '#server/store/testing/programme.ts';
import { readCandidates } from './readCandidates.ts';
import { readRecords } from './readRecords.ts';
import { embeddedSearch } from './searchSource.ts';

let store: Store;
beforeEach(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
});
afterEach(() => store.close());

const read = async () => (await Array.fromAsync(readRecords(embeddedSearch(store)))).flat();
const without = { artists: [], venues: [], cities: [], categories: [], formats: [], features: [] };
const undated = { timezone: null, starts: [], localStarts: [], date: { year: [], month: [], day: [] } };
const fourHours = 4 * 3600;

test('SRCH-03: the whole record of each thing to find, in each language', async () => {
  // A free date costs nothing, whatever its price.
  await store.write((db) =>
    db.updateTable('programmations').set({ price_min: null, price_max: null }).where('id', '=', 3).execute(),
  );
  const records = await read();
  const found = records.toSorted((one, other) => one.objectID.localeCompare(other.objectID));
  const artist = { kind: 'artist', title: 'Tante Bricole', image: '/media/artists/73-320.avif' };
  const page = { kind: 'page', image: null, summary: 'Ce que nous gardons.', body: '…' };
  const day = { year: ['2027'], month: ['2027 > 07'] };
  const nights = {
    kind: 'show',
    image: '/media/posters/12-320.avif',
    artists: ['Tante Bricole'],
    venues: ['Théâtre du Coin'],
    cities: ['Montréal'],
    categories: ['Stand-up'],
    price: 25,
    highestPrice: 48.5,
    timezone: 'America/Toronto',
    starts: [evening, evening + 86_400],
    localStarts: [evening - fourHours, evening + 86_400 - fourHours],
    date: { ...day, day: ['2027 > 07 > 16', '2027 > 07 > 17'] },
  };
  const online = {
    ...without,
    kind: 'show',
    image: 'https://pictures.example/2.jpg',
    summary: '',
    body: '',
    price: 0,
    highestPrice: 0,
    timezone: 'America/Toronto',
    starts: [evening],
    localStarts: [evening - fourHours],
    date: { ...day, day: ['2027 > 07 > 16'] },
  };
  expect(found).toEqual([
    {
      ...without,
      ...undated,
      ...artist,
      objectID: 'artist-1-en',
      lang: 'en',
      url: '/en/artists/tante-bricole',
      summary: 'Comedian',
      body: 'Tells.',
    },
    {
      ...without,
      ...undated,
      ...artist,
      objectID: 'artist-1-fr',
      lang: 'fr',
      url: '/fr/artistes/tante-bricole',
      summary: 'Humoriste',
      body: 'Raconte.',
    },
    {
      ...without,
      ...undated,
      ...page,
      objectID: 'page-2-en',
      lang: 'en',
      title: 'Privacy',
      url: '/en/privacy-policy',
    },
    {
      ...without,
      ...undated,
      ...page,
      objectID: 'page-2-fr',
      lang: 'fr',
      title: 'Confidentialité',
      url: '/fr/confidentialite',
    },
    {
      ...nights,
      objectID: 'show-1-en',
      lang: 'en',
      title: 'Sleepless Nights',
      url: '/en/shows/sleepless-nights',
      summary: 'We stay up.',
      body: 'All night.',
      formats: ['In venue'],
      features: ['Show'],
    },
    {
      ...nights,
      objectID: 'show-1-fr',
      lang: 'fr',
      title: 'Les Nuits blanches',
      url: '/fr/spectacles/les-nuits-blanches',
      summary: 'On veille.',
      body: 'Toute la nuit.',
      formats: ['En salle'],
      features: ['Spectacle'],
    },
    {
      ...online,
      objectID: 'show-2-en',
      lang: 'en',
      title: 'On Mute',
      url: '/en/shows/on-mute',
      formats: ['Online'],
      features: ['Show', 'Free'],
    },
    {
      ...online,
      objectID: 'show-2-fr',
      lang: 'fr',
      title: 'Micro fermé',
      url: '/fr/spectacles/micro-ferme',
      formats: ['En ligne'],
      features: ['Spectacle', 'Gratuit'],
    },
  ]);
});

/** The ids of what a change makes anew. */
const changedBy = async (change: Parameters<Store['write']>[0]): Promise<string[]> => {
  const look = async () => (await Array.fromAsync(readCandidates(store.db))).flat();
  const before = new Map((await look()).map(({ objectID, fingerprint }) => [objectID, fingerprint]));
  await store.write(change);
  const after = await look();
  return after
    .filter(({ objectID, fingerprint }) => before.get(objectID) !== fingerprint)
    .map(({ objectID }) => objectID)
    .toSorted();
};

test.each<[string, Parameters<Store['write']>[0], string[]]>([
  [
    'a text, in its language',
    (db) =>
      db
        .updateTable('show_texts')
        .set({ title: 'x' })
        .where('show_id', '=', 1)
        .where('lang', '=', 'fr')
        .execute(),
    ['show-1-fr'],
  ],
  [
    'a date, of its show',
    (db) => db.updateTable('programmations').set({ state: 'cancelled' }).where('id', '=', 3).execute(),
    ['show-2-en', 'show-2-fr'],
  ],
  [
    'the name of a category, in its language',
    (db) => db.updateTable('categories').set({ title_en: 'x' }).where('id', '=', 10).execute(),
    ['show-1-en'],
  ],
  [
    'an artist, and the shows that name them',
    (db) => db.updateTable('artists').set({ name: 'x' }).where('id', '=', 1).execute(),
    ['artist-1-en', 'artist-1-fr', 'show-1-en', 'show-1-fr'],
  ],
  ...[{ slug: 'x' }, { portrait: 74 }].map((values): [string, Parameters<Store['write']>[0], string[]] => [
    `of an artist ${Object.keys(values).join()}`,
    (db) => db.updateTable('artists').set(values).where('id', '=', 1).execute(),
    ['artist-1-en', 'artist-1-fr'],
  ]),
  [
    'a page, in its language',
    (db) =>
      db
        .updateTable('pages')
        .set({ attributes: '{"title":"x"}' })
        .where('id', '=', 2)
        .where('lang', '=', 'en')
        .execute(),
    ['page-2-en'],
  ],
  ['control: what no record holds', (db) => db.deleteFrom('sponsors').execute(), []],
])('SRCH-03: what changed is made anew: %s', async (_, change, made) => {
  expect(await changedBy(change)).toEqual(made);
});

test('SRCH-03: pages by their first words, their description or their body; those that nobody shall find are not', async () => {
  const page = { lang: 'fr', meta_description: '', og_image: null } as const;
  const attributes = (told: object): string => JSON.stringify(told);
  await store.write((db) =>
    insertAll(db, 'pages', [
      {
        ...page,
        id: 31,
        type: 'page',
        path: 'a',
        meta_title: 'Meta',
        noindex: 0,
        attributes: attributes({ description: '<p>D</p>' }),
      },
      {
        ...page,
        id: 32,
        type: 'page',
        path: 'b',
        meta_title: 'Meta',
        noindex: 1,
        attributes: attributes({ title: 'T' }),
      },
      { ...page, id: 33, type: 'page', path: 'c', meta_title: 'Meta', noindex: 0, attributes: '{' },
      {
        ...page,
        id: 34,
        type: 'page',
        path: 'd',
        meta_title: 'Meta',
        noindex: 0,
        attributes: attributes({
          title: 'T',
          body: 'B',
          description: 'D',
          image_url: 'https://pictures.example/1.jpg',
        }),
      },
    ]),
  );
  const found = (await read()).filter(({ objectID }) => /^page-3\d-fr$/.test(objectID));
  expect(found.map(({ url, title, body, image }) => [url, title, body, image])).toEqual([
    ['/fr/a', 'Meta', 'D', null],
    ['/fr/c', 'Meta', '', null],
    ['/fr/d', 'T', 'B', 'https://pictures.example/1.jpg'],
  ]);
});

test('SRCH-03: a record says in which language its texts are written, where that is the other one', async () => {
  await store.write(async (db) => {
    const inEnglish = { written_in: 'en' } as const;
    await db.updateTable('show_texts').set(inEnglish).where('slug', '=', 'micro-ferme').execute();
    await db.updateTable('pages').set(inEnglish).where('path', '=', 'confidentialite').execute();
  });
  const told = (await read()).flatMap(({ objectID, written_in: language }) =>
    language === undefined ? [] : [[objectID, language]],
  );
  expect(told.toSorted()).toEqual([
    ['page-2-fr', 'en'],
    ['show-2-fr', 'en'],
  ]);
});

test('SRCH-03: of any number each is found once: more than are read at once', async () => {
  const many = Array.from({ length: 501 }, (_, index) => 1_000 + index);
  await store.write(async (db) => {
    await insertAll(
      db,
      'artists',
      many.map((id) => ({
        id,
        name: `A ${id}`,
        category_id: 1,
        bio_fr: '',
        bio_en: '',
        slug: `a-${id}`,
        portrait: null,
      })),
    );
    await insertAll(
      db,
      'shows',
      many.map((id) => ({
        id,
        external_id: `many:${id}`,
        kind: 'venue',
        poster: null,
        image_url: null,
        language: '',
        show_type: null,
        belong_to: null,
        fingerprint: null,
        added_at: 0,
      })),
    );
    await insertAll(
      db,
      'show_texts',
      many.map((id) => ({
        show_id: id,
        lang: 'fr',
        slug: `s-${id}`,
        title: `S ${id}`,
        summary: '',
        description: '',
      })),
    );
    await insertAll(
      db,
      'pages',
      many.map((id) => ({
        id,
        lang: 'fr',
        path: `p-${id}`,
        type: 'page',
        attributes: '{}',
        meta_title: '',
        meta_description: '',
        og_image: null,
        noindex: 0,
      })),
    );
  });
  const found = (await read()).map(({ objectID }) => objectID);
  const expected = many.flatMap((id) => [
    `artist-${id}-fr`,
    `artist-${id}-en`,
    `show-${id}-fr`,
    `page-${id}-fr`,
  ]);
  expect([found.length, new Set(found).size]).toEqual([expected.length + 8, expected.length + 8]);
  expect(expected.filter((id) => !found.includes(id))).toEqual([]);
});
