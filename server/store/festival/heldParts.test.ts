import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContentType } from '#contract/wire/page.ts';
import { insertAll } from '../schema/insert.ts';
import type { Database } from '../schema/tables.ts';
import { openTestStore } from '../testing/openTestStore.ts';
import { readHeldParts } from './heldParts.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

type Parts = Awaited<ReturnType<typeof readHeldParts>>;
const none: Parts = { artists: false, videos: false, press: false, careers: false, passes: false };

const page =
  (lang: 'fr' | 'en', path: string, type: ContentType = 'page') =>
  (db: Database) =>
    insertAll(db, 'pages', [
      {
        id: 1,
        lang,
        path,
        type,
        attributes: '{}',
        meta_title: '',
        meta_description: '',
        og_image: null,
        noindex: 0,
      },
    ]);

const things: readonly [
  what: string,
  add: (db: Database) => Promise<unknown>,
  held: keyof Parts | 'nothing',
][] = [
  ['nothing', () => Promise.resolve(), 'nothing'],
  ['a page', page('fr', 'presse-et-plus'), 'nothing'],
  ['a page below a page in their place', page('fr', 'videos/ete'), 'nothing'],
  [
    'an artist',
    async (db) => {
      await insertAll(db, 'artist_categories', [{ id: 1, title_fr: '', title_en: '' }]);
      await insertAll(db, 'artists', [{ id: 1, name: 'Zoé', category_id: 1, bio_fr: '', bio_en: '' }]);
    },
    'artists',
  ],
  [
    'a video',
    (db) =>
      insertAll(db, 'videos', [
        {
          id: 1,
          youtube_id: null,
          film: null,
          captions: '[]',
          poster: null,
          view_count: 0,
          like_count: 0,
          published_at: 0,
        },
      ]),
    'videos',
  ],
  [
    'a collection of videos',
    (db) =>
      insertAll(db, 'video_collections', [{ id: 1, lang: 'en', name: 'Galas', alias: '', image: null }]),
    'videos',
  ],
  ['a page of videos', page('en', 'videos'), 'videos'],
  ['a French page of videos on demand', page('fr', 'surdemande'), 'videos'],
  ['an English page of videos on demand', page('en', 'ondemand'), 'videos'],
  ['a press room', page('en', 'news', 'press_list'), 'press'],
  ['a press release', page('fr', 'presse/neuf', 'press_release'), 'press'],
  ['a list of jobs', page('en', 'jobs', 'career_list'), 'careers'],
  ['a job', page('fr', 'emplois/clown', 'career_posting'), 'careers'],
  [
    'a pass',
    (db) =>
      insertAll(db, 'passports', [
        { id: 1, lang: 'fr', title: 'Matou', image: null, starting_at: null, detail_url: null, saving: '' },
      ]),
    'passes',
  ],
  ['a French page of passes', page('fr', 'choisir-son-passe'), 'passes'],
  ['an English page of passes', page('en', 'choose-your-pass'), 'passes'],
];

test.each(things)('FES-21: %s alone makes one part of a festival, or none', async (_what, add, held) => {
  const undone = new Error('undone');
  let told: unknown = null;
  await store
    .transact(async (db) => {
      await add(db);
      told = await readHeldParts(db);
      throw undone;
    })
    .catch((caught: unknown) => expect(caught).toBe(undone));
  expect(told).toEqual(held === 'nothing' ? none : { ...none, [held]: true });
});
