import { parseFeed } from '@rowanmanning/feed-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { feedFormats, feedPath, feedTypes } from '#contract/address/feeds.ts';
import { languages } from '#contract/address/language.ts';
import { fillTestAnnouncements } from '../store/testing/announcements.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const publicUrl = 'https://festival.example';
let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => running.close());

const ask = ({ app }: Pick<TestApp, 'app'>, path: string) => app.hono.request(path);
const read = async (of: TestApp, path: string) => {
  const { title, language, url, self, updated, items, description, authors, generator } = parseFeed(
    await (await ask(of, path)).text(),
  );
  return {
    feed: { title, language, url, self, updated: updated?.toISOString(), description, authors, generator },
    items: items.map((item) => ({
      title: item.title,
      id: item.id,
      url: item.url,
      published: item.published?.toISOString(),
      description: item.description,
    })),
  };
};

const told = {
  fr: {
    title: 'Festival, nouveaux spectacles',
    items: [
      ['Micro fermé', 'micro-ferme', null],
      ['Les Nuits blanches', 'les-nuits-blanches', 'On veille.'],
    ],
    section: 'spectacles',
  },
  en: {
    title: 'Festival, new shows',
    items: [
      ['On Mute', 'on-mute', null],
      ['Sleepless Nights', 'sleepless-nights', 'We stay up.'],
    ],
    section: 'shows',
  },
} as const;
const days = ['2027-05-11T01:46:40.000Z', '2027-01-15T08:00:00.000Z'];

describe('META-03: feeds of the new shows', () => {
  for (const lang of languages)
    for (const format of feedFormats)
      test(`META-03: ${format} (${lang}), the newest first, with whole addresses, as a reader of feeds reads it`, async () => {
        const path = feedPath('shows', lang, format);
        expect((await ask(running, path)).headers.get('content-type')).toBe(
          `${feedTypes[format]}; charset=utf-8`,
        );
        const { title, items, section } = told[lang];
        expect(await read(running, path)).toEqual({
          feed: {
            title,
            language: format === 'rss' ? lang : null,
            url: `${publicUrl}/${lang}`,
            self: publicUrl + path,
            updated: days[0],
            description: title,
            authors: format === 'rss' ? [] : [{ name: 'Festival', email: null, url: `${publicUrl}/` }],
            generator: null,
          },
          items: items.map(([name, slug, description], index) => ({
            title: name,
            id: `${publicUrl}/${lang}/${section}/${slug}`,
            url: `${publicUrl}/${lang}/${section}/${slug}`,
            published: days[index],
            description,
          })),
        });
      });

  test('META-03: titles are text for every reader, and what XML has no place for is left out', async () => {
    const own = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
    const hostile = '<b>Tom</b> & Jerry ]]> <script>alert(1)</script> \u0001\u{1F3AA}';
    await own.store.write((db) =>
      db
        .updateTable('show_texts')
        .set({ title: hostile, summary: hostile })
        .where('show_id', '=', 2)
        .execute(),
    );
    const seen = await Promise.all(feedFormats.map((format) => read(own, feedPath('shows', 'fr', format))));
    await own.close();
    const shown = '<b>Tom</b> & Jerry ]]> <script>alert(1)</script> \u{1F3AA}';
    for (const { items } of seen)
      expect([items.length, items[0]?.title, items[0]?.description]).toEqual([2, shown, shown]);
  });

  test('META-03: at most fifty, and of one moment the last one first', async () => {
    const own = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
    const more = Array.from({ length: 60 }, (_, index) => 100 + index);
    await own.store.write(async (db) => {
      for (const id of more) {
        await db
          .insertInto('shows')
          .values({
            id,
            external_id: `more:${id}`,
            kind: 'venue',
            language: 'fr',
            show_type: null,
            belong_to: null,
            poster: null,
            image_url: null,
            fingerprint: null,
            added_at: 1_820_000_000,
          })
          .execute();
        await db
          .insertInto('show_texts')
          .values({
            show_id: id,
            lang: 'fr',
            slug: `more-${id}`,
            title: `N ${id}`,
            summary: '',
            description: '',
          })
          .execute();
      }
    });
    const { items } = await read(own, feedPath('shows', 'fr', 'rss'));
    await own.close();
    expect(items.map(({ title }) => title)).toEqual(
      more
        .slice(10)
        .toReversed()
        .map((id) => `N ${id}`),
    );
  });

  for (const format of feedFormats)
    test(`META-03: ${format} of the press: what it was told last, with its day and address; titles are text`, async () => {
      const own = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
      await fillTestAnnouncements(own.store);
      const path = feedPath('press', 'fr', format);
      const { feed, items } = await read(own, path);
      const english = await read(own, feedPath('press', 'en', format));
      await own.close();
      expect([feed.title, feed.self]).toEqual(['Festival, salle de presse', publicUrl + path]);
      expect(items).toEqual([
        {
          title: 'Neuf <& beau>',
          id: `${publicUrl}/fr/presse/neuf`,
          url: `${publicUrl}/fr/presse/neuf`,
          published: '2027-05-01T13:00:00.000Z',
          description: 'Neuf <& beau>.',
        },
        {
          title: 'Vieux',
          id: `${publicUrl}/fr/presse/vieux`,
          url: `${publicUrl}/fr/presse/vieux`,
          published: '2027-04-30T13:00:00.000Z',
          description: 'Vieux.',
        },
      ]);
      expect(english.items.map(({ url }) => url)).toEqual([`${publicUrl}/en/press/new`]);
    });

  test('META-01: a release that searches are to leave out is not in the feed of its language', async () => {
    const own = await startOwnApp({ env: { PUBLIC_URL: publicUrl } });
    await fillTestAnnouncements(own.store);
    await own.store.write((db) =>
      db.updateTable('pages').set({ noindex: 1 }).where('path', '=', 'presse/neuf').execute(),
    );
    const urlsIn = async (lang: 'fr' | 'en') =>
      (await read(own, feedPath('press', lang, 'rss'))).items.map(({ url }) => url);
    expect([await urlsIn('fr'), await urlsIn('en')]).toEqual([
      [`${publicUrl}/fr/presse/vieux`],
      [`${publicUrl}/en/press/new`],
    ]);
  });

  test('META-01: releases that searches are to leave out take no place of those in the feed, which has the last fifty', async () => {
    const own = await startOwnApp({ env: { PUBLIC_URL: publicUrl } });
    await fillTestAnnouncements(own.store);
    const insertNewer = (ids: readonly number[], noindex: 0 | 1) =>
      own.store.write(async (db) => {
        const old = await db
          .selectFrom('pages')
          .selectAll()
          .where('path', '=', 'presse/vieux')
          .executeTakeFirstOrThrow();
        for (const id of ids) {
          await db
            .insertInto('pages')
            .values({ ...old, id, path: `presse/${id}`, noindex })
            .execute();
          await db
            .insertInto('announcements')
            .values({ page_id: id, list: 'press', tag: '', published_at: 1_900_000_000 + id })
            .execute();
        }
      });
    const shown = Array.from({ length: 49 }, (_, index) => 100 + index);
    await insertNewer(shown, 0);
    await insertNewer(
      shown.map((id) => id + 100),
      1,
    );
    const { items } = await read(own, feedPath('press', 'fr', 'rss'));
    expect(items.map(({ url }) => url)).toEqual(
      [...shown.toReversed(), 'neuf'].map((name) => `${publicUrl}/fr/presse/${name}`),
    );
  });

  test('HST-28: while a host was never there, no feed says that nothing is new', async () => {
    const { app } = await startOwnApp({
      env: { PUBLIC_URL: publicUrl, CONTENT_API_URL: 'https://cms.example/api' },
    });
    for (const format of feedFormats)
      for (const name of ['shows', 'press'] as const)
        expect((await ask({ app }, feedPath(name, 'fr', format))).status).toBe(503);
  });
});
