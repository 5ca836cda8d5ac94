import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll } from '../store/schema/insert.ts';
import { openTestStore } from '../store/testing/openTestStore.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import { addressOf, findContent } from './findContent.ts';

let store: Awaited<ReturnType<typeof openTestStore>>;
beforeAll(async () => {
  store = await openTestStore();
  await fillTestProgramme(store);
  const page = { lang: 'en', type: 'page', meta_title: '', meta_description: '', og_image: null } as const;
  await store.write((db) =>
    insertAll(
      db,
      'pages',
      ['shows-for-kids', 'artists-in-town', 'artists/of-old'].map((path, index) => ({
        ...page,
        id: 40 + index,
        path,
        noindex: 0,
        attributes: '{"title":"A"}',
      })),
    ),
  );
});
afterAll(() => store.close());

test.each([
  ['a show', 'shows/sleepless-nights', '/en/shows/sleepless-nights'],
  ['a show that nobody gives', 'shows/nobody', null],
  ['an artist', 'artists/tante-bricole', '/en/artists/tante-bricole'],
  ['a page below the artists', 'artists/of-old', '/en/artists/of-old'],
  ['a page', 'privacy-policy', '/en/privacy-policy'],
  ['a page whose address begins like those of shows', 'shows-for-kids', '/en/shows-for-kids'],
  ['a page whose address begins like those of artists', 'artists-in-town', '/en/artists-in-town'],
  ['nothing', 'nothing', null],
])('at its address is %s', async (_, path, address) => {
  const content = await findContent(store.db, 'en', path);
  expect(content && addressOf(content)).toBe(address);
});
