import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testSource } from '#server/profile/testing/testFestival.ts';
import { createLog } from '../log.ts';
import { createPrepared } from '../prepared/prepared.ts';
import { openPrepared } from '../prepared/testing/preparedSite.ts';
import { fixedVersion } from '../prepared/version.ts';
import { createDiscovery } from './discovery.ts';
import { embeddedPages } from './embeddedPages.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';

const publicUrl = 'https://festival.example';
let running: TestApp;
beforeAll(async () => {
  running = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => running.close());

const ask = async ({ app }: { app: Pick<TestApp['app'], 'hono'> }, path: string) => {
  const answer = await app.hono.request(path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address.slice(publicUrl.length));

describe('META-03: what machines look for at the root', () => {
  test('META-03: the sitemap has every page in both languages, with its alternates', async () => {
    const { status, type, text } = await ask(running, '/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(locationsIn(text)).toEqual(
      expect.arrayContaining([
        '/fr',
        '/en',
        '/fr/calendrier',
        '/en/calendar',
        '/fr/calendrier-archive',
        '/en/calendar-archive',
        '/fr/spectacles/les-nuits-blanches',
        '/en/shows/sleepless-nights',
      ]),
    );
    expect(text).toContain(
      `<url><loc>${publicUrl}/fr/calendrier</loc>` +
        `<xhtml:link rel="alternate" hreflang="fr" href="${publicUrl}/fr/calendrier"/>` +
        `<xhtml:link rel="alternate" hreflang="en" href="${publicUrl}/en/calendar"/></url>`,
    );
    expect(new Set(locationsIn(text)).size).toBe(locationsIn(text).length);
  });

  test('META-03: beyond the most addresses of one sitemap it is an index of parts, whole and each page in one', async () => {
    const { store, clock } = await startOwnApp();
    const prepared = createPrepared({
      version: fixedVersion,
      clock,
      log: createLog(() => null),
      headers: {},
    });
    const settings = { publicUrl, securityContacts: [] };
    const hono = createDiscovery({
      pages: embeddedPages(store.db),
      clock,
      settings,
      prepared,
      festival: testSource,
      shareOf: () => undefined,
      // Not a multiple of the languages: a page’s stay together.
      mostAddresses: 7,
    });
    const own = { app: { hono } };
    const index = await ask(own, '/sitemap.xml');
    expect(index.text).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="[^"]+">\n<sitemap><loc>/,
    );
    const paths = locationsIn(index.text);
    expect(paths).toEqual(paths.map((_, position) => `/sitemap-${position + 1}.xml`));
    const parts = await Promise.all(paths.map((path) => ask(own, path)));
    expect(new Set(parts.map(({ status, type }) => `${status} ${type}`))).toEqual(
      new Set(['200 application/xml; charset=utf-8']),
    );
    const listed = parts.map(({ text }) => locationsIn(text));
    expect(listed.map(({ length }) => length).every((length) => length <= 6)).toBe(true);
    expect(listed[0]).toEqual([
      '/fr/calendrier',
      '/en/calendar',
      '/fr/calendrier-archive',
      '/en/calendar-archive',
      '/fr/spectacles',
      '/en/shows',
    ]);
    expect(listed.flat()).toEqual(locationsIn((await ask(running, '/sitemap.xml')).text));
    expect((await ask(own, `/sitemap-${paths.length + 1}.xml`)).status).toBe(404);
    expect((await ask(running, '/sitemap-1.xml')).status).toBe(404);
  });

  test('META-01: a page that searches are to leave out is not in it', async () => {
    const own = await startTestApp({ env: { PUBLIC_URL: publicUrl } });
    const page = { lang: 'fr', path: 'confidentialite' } as const;
    await own.store.write((db) =>
      db
        .updateTable('pages')
        .set({ noindex: 1 })
        .where('lang', '=', page.lang)
        .where('path', '=', page.path)
        .executeTakeFirstOrThrow(),
    );
    const [before, after] = [await ask(running, '/sitemap.xml'), await ask(own, '/sitemap.xml')];
    await own.close();
    const privacy = (xml: string) => locationsIn(xml).filter((path) => /confidentialite|privacy/.test(path));
    expect([privacy(before.text), privacy(after.text)]).toEqual([
      ['/en/privacy-policy', '/fr/confidentialite'],
      ['/en/privacy-policy'],
    ]);
  });

  test.each(['fr', 'en'] as const)(
    'META-03: of a festival of one language (%s) it has the pages of that language alone',
    async (lang) => {
      const pages = await embeddedPages(running.store.db).list([lang]);
      const both = await embeddedPages(running.store.db).list(['fr', 'en']);
      const paths = pages.flatMap((page) => [...page.entries()]);
      expect(paths.filter(([language, path]) => language !== lang || !path.startsWith(`/${lang}`))).toEqual(
        [],
      );
      expect(paths.map(([, path]) => path).toSorted()).toEqual(
        both.flatMap((page) => page.get(lang) ?? []).toSorted(),
      );
      expect(pages.every(({ size }) => size === 1)).toBe(true);
    },
  );

  test('META-03: of somebody else’s content it has what is this site’s own', async () => {
    const { app } = await startOwnApp({
      env: { PUBLIC_URL: publicUrl, CONTENT_API_URL: 'https://cms.example/api' },
    });
    const { text } = await ask({ app }, '/sitemap.xml');
    expect(locationsIn(text)).toEqual([
      '/fr/calendrier',
      '/en/calendar',
      '/fr/calendrier-archive',
      '/en/calendar-archive',
      '/fr/spectacles',
      '/en/shows',
      '/fr/festivals',
      '/en/festivals',
      '/fr/artistes',
      '/en/artists',
      '/fr/surdemande',
      '/en/ondemand',
      '/fr/videos-surdemande',
      '/en/videos-ondemand',
      '/fr',
      '/en',
    ]);
  });

  test.each([
    ['of somebody else’s programme, for a minute', 60_000, [1, 1, 2]],
    ['of ours, until the data change', null, [1, 1, 1]],
  ] as const)('META-03: the sitemap is kept: %s', async (_name, lifetime, counts) => {
    const { prepared, clock } = openPrepared();
    let calls = 0;
    const list = () => {
      calls += 1;
      return Promise.resolve([]);
    };
    const hono = createDiscovery({
      pages: { list, lifetime },
      clock,
      settings: { publicUrl, securityContacts: [] },
      prepared,
      shareOf: () => undefined,
      festival: testSource,
    });
    const callsAt = async (instant: string) => {
      clock.set(instant);
      await hono.request('/sitemap.xml');
      return calls;
    };
    expect([
      await callsAt('2027-07-16T12:00:00Z'),
      await callsAt('2027-07-16T12:00:59.999Z'),
      await callsAt('2027-07-16T12:01:00Z'),
    ]).toEqual(counts);
  });

  test('META-03: robots may read all but the APIs, and are told where the sitemap is', async () => {
    expect(await ask(running, '/robots.txt')).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      text: `User-agent: *
Disallow: /api/
Disallow: /*/calendrier*?*panel=
Disallow: /*/calendar*?*panel=

Sitemap: ${publicUrl}/sitemap.xml
`,
    });
  });

  test('META-03: the manifest names the site, where it begins, and pictures that are there', async () => {
    const { status, type, text } = await ask(running, '/manifest.webmanifest');
    expect([status, type]).toEqual([200, 'application/manifest+json']);
    const { icons, ...said } = JSON.parse(text);
    expect(said).toEqual({
      id: '/',
      name: 'Festival',
      short_name: 'Festival',
      lang: 'fr',
      start_url: '/fr/calendrier',
      scope: '/',
      display: 'minimal-ui',
      background_color: '#fbf8f2',
      theme_color: '#d1dad6',
    });
    for (const { src, type: kind } of icons)
      expect(await ask(running, src)).toMatchObject({ status: 200, type: kind });
  });
});

describe('where weaknesses are reported', () => {
  test('OPS-21: security.txt names the contacts, the festival’s languages, its own address and an end that moves on', async () => {
    const contacts = 'mailto:security@festival.example, https://festival.example/report';
    const site = await startTestApp({ env: { PUBLIC_URL: publicUrl, SECURITY_CONTACT: contacts } });
    site.clock.set('2027-07-16T21:30:00.123Z');
    const path = '/.well-known/security.txt';
    const lines = (expires: string): string => `Contact: mailto:security@festival.example
Contact: https://festival.example/report
Expires: ${expires}
Preferred-Languages: fr, en
Canonical: ${publicUrl}${path}
`;
    const type = 'text/plain; charset=utf-8';
    expect(await ask(site, path)).toEqual({ status: 200, type, text: lines('2027-08-15T21:30:00Z') });
    site.clock.set('2027-07-17T21:30:00Z');
    expect((await ask(site, path)).text).toBe(lines('2027-08-16T21:30:00Z'));
    await site.close();
  });

  test('OPS-21: without the setting there is none', async () => {
    expect(await ask(running, '/.well-known/security.txt')).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      text: 'Not Found',
    });
  });
});
