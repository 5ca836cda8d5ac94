import { readdir, readFile } from 'node:fs/promises';
import { staticPageOf } from './pages/staticPage.ts';
import { testFestival } from './profile/testing/testFestival.ts';
import { writeProfile } from './profile/testing/writeProfile.ts';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { KyselyPlugin } from 'kysely';
import { languages } from '#contract/address/language.ts';
import type { Answer } from './prepared/answer.ts';
import { pagesOf } from './pages/testing/pagesOf.ts';
import { Refusal } from './refusal.ts';
import { createApp } from './app.ts';
import { readSettings } from './environment.ts';
import { createLog } from './log.ts';
import { openTestStore } from './store/testing/openTestStore.ts';
import { fillTestProgramme } from './store/testing/programme.ts';
import { startOwnApp } from './testing/startOwnApp.ts';
import { createTestClock } from './testing/startTestApp.ts';
import { makeFolder, makeOwnFolder } from './testing/makeFolder.ts';
import { original } from './pictures/testing/originals.ts';
import { fillTestAnnouncements } from './store/testing/announcements.ts';

const securityNames = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
];

const page: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  body: '<!doctype html>',
};

describe('app', () => {
  test('healthz answers once the site can serve', async () => {
    const { app } = await startOwnApp();
    const answer = await app.hono.request('/healthz');
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
  });

  test('openapi.json describes every path of the content API', async () => {
    const { app } = await startOwnApp();
    const answer = await app.hono.request('/openapi.json');
    expect(await answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/api/content/{lang}/content/{siteId}/programmations': {},
        '/api/content/{lang}/router/{path}': {},
      },
    });
  });

  test.each([
    '/healthz',
    '/openapi.json',
    '/api/content/fr/content/8/sponsors',
    '/api/none',
    '/fr',
    '/x.js',
    '/icon.svg',
  ])('every response has the security headers: %s', async (path) => {
    const folder = makeFolder({ 'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    const { app } = await startOwnApp({
      folders: [folder],
      pages: pagesOf(() => Promise.resolve(page)),
    });
    const answer = await app.hono.request(path);
    expect(securityNames.filter((name) => !answer.headers.has(name))).toEqual([]);
    // ANA-03
    expect(answer.headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    );
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.headers.has('set-cookie')).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test('a 304 leaves a page the policy that it came with', async () => {
    const { app } = await startOwnApp({ pages: pagesOf(() => Promise.resolve(page)) });
    const first = await app.hono.request('/fr');
    const again = await app.hono.request('/fr', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null]);
  });

  test('HSTS is sent only where the public address is https', async () => {
    const { app } = await startOwnApp({ env: { PUBLIC_URL: 'https://festival.example' } });
    const answer = await app.hono.request('/healthz');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test.each([
    '/fr/spectacles/app.js',
    '/fr/favicon.ico',
    '/a.png',
    '/fr/robots.txt',
    '/a.CSS',
    '/a.map',
    '/a.svg',
    '/a.jpg',
    '/a.webp',
    '/fr/sitemap.xml',
    '/fr/a.json',
    '/a.woff2',
    '/assets/../package.json',
    '/%2e%2e/package.json',
  ])('RTE-28: %s is a plain 404 without a page', async (path) => {
    const { app } = await startOwnApp({ pages: pagesOf(() => Promise.resolve(page)) });
    const answer = await app.hono.request(path);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not Found',
    ]);
  });

  test('a page comes with its own policy, and is built as its handler says: once, or each time', async () => {
    const asked: string[] = [];
    const { app } = await startOwnApp({
      pages: () =>
        Promise.resolve((request) => {
          const { pathname, searchParams } = new URL(request.url);
          const answer = (): Promise<Answer> => {
            asked.push(pathname);
            return Promise.resolve(page);
          };
          const keeping = pathname === '/' ? 'live' : searchParams.has('preview') ? 'none' : 'kept';
          return Promise.resolve({ key: pathname, keeping, answer });
        }),
    });
    for (const path of ['/fr', '/fr', '/', '/', '/fr/a?preview=1', '/fr/a?preview=1', '/fr?month=2027-07']) {
      const answer = await app.hono.request(path);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
    expect(asked).toEqual(['/fr', '/', '/', '/fr/a', '/fr/a']);
  });

  test('a page that fails is a 503 that asks to come back, without a reason; the next request tries again', async () => {
    let fails = true;
    const { app, logged } = await startOwnApp({
      pages: pagesOf(() => (fails ? Promise.reject(new Error('secret reason')) : Promise.resolve(page))),
    });
    const failed = await app.hono.request('/fr');
    expect([failed.status, failed.headers.get('retry-after'), await failed.text()]).toEqual([
      503,
      '5',
      'Service Unavailable',
    ]);
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'request.failed', reason: 'secret reason' }),
    );
    fails = false;
    expect((await app.hono.request('/fr')).status).toBe(200);
  });

  test('a page that is refused is a 503, too, and no failure for the log', async () => {
    const { app, logged } = await startOwnApp({
      pages: pagesOf(() => Promise.reject(new Refusal('unavailable', 'no turn'))),
    });
    const refused = await app.hono.request('/fr');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(logged).not.toContainEqual(expect.objectContaining({ event: 'request.failed' }));
  });

  test('LDR-11: where the renderer fails the static page is answered, with a policy that lets its own scripts run', async () => {
    const built = await readFile(new URL('../index.html', import.meta.url), 'utf8');
    const html = staticPageOf(built).html(testFestival);
    const { app } = await startOwnApp({
      pages: pagesOf(() => Promise.reject(new Error('secret reason'))),
      staticPage: staticPageOf(built),
    });
    for (const path of ['/fr', '/en/calendar?month=2027-07', '/fr/profile']) {
      const failed = await app.hono.request(path);
      const { headers } = failed;
      expect([
        failed.status,
        headers.get('content-type'),
        headers.get('cache-control'),
        headers.get('content-security-policy'),
        await failed.text(),
      ]).toEqual([
        503,
        'text/html; charset=utf-8',
        'no-store',
        "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
        html,
      ]);
    }
    for (const said of [
      '<html lang="fr">',
      'lang="en"',
      'href="/fr"',
      'href="/en"',
      'page-language-redirect.js',
    ])
      expect(html).toContain(said);
  });

  test('the page server asks the content API in process', async () => {
    const { app } = await startOwnApp({
      pages: ({ fetchContent }) =>
        pagesOf(async () => {
          const content = await fetchContent('/api/content/fr/router/confidentialite');
          return { ...page, body: await content.text() };
        })(),
    });
    expect(await (await app.hono.request('/fr')).text()).toContain('Confidentialité');
  });

  test('other methods than GET and HEAD are 405 outside the API', async () => {
    const { app } = await startOwnApp();
    const answer = await app.hono.request('/fr', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['/api', '/api/', '/api/none'])(
    '%s, where nothing is, is a 404 of the contract',
    async (path) => {
      const { app } = await startOwnApp();
      const answer = await app.hono.request(path);
      expect([answer.status, await answer.json()]).toEqual([
        404,
        { error: { code: 'not-found', message: 'There is no such path' } },
      ]);
    },
  );

  test.each([
    ['/api/content/fr/content/8/shows?sort=a&tag=%0A', 'tag holds control characters'],
    ['/api/none?a=1&%00=1', 'A parameter holds control characters'],
  ])('bad input: of a question with control characters the parameter is named: %s', async (path, message) => {
    const { app } = await startOwnApp();
    const answer = await app.hono.request(path);
    expect([answer.status, await answer.json()]).toEqual([400, { error: { code: 'invalid', message } }]);
  });

  test('FES-10: former addresses are those of this programme: another host’s content has none of them', async () => {
    const { app, store } = await startOwnApp({ env: { CONTENT_API_URL: 'https://cms.example/api' } });
    const former = { lang: 'fr', path: 'spectacles/nuits', kind: 'show', number: 1 } as const;
    await store.write((db) => db.insertInto('former_paths').values(former).execute());
    expect((await app.hono.request('/fr/spectacles/nuits')).status).toBe(404);
  });

  test('PRS-01: a press release has its paper where that lies in the festival’s folder', async () => {
    const FESTIVAL = makeOwnFolder({ 'media/kit.pdf': '%PDF-1.7' });
    const { app, store } = await startOwnApp({ env: { FESTIVAL } });
    await fillTestAnnouncements(store);
    const papers = { fr: '/festival/kit.pdf', en: '/festival/gone.pdf' };
    for (const lang of languages)
      await store.write((db) =>
        db
          .updateTable('pages')
          .set({ attributes: JSON.stringify({ title: 'Told', body: '', pdf_url: papers[lang] }) })
          .where('id', '=', 82)
          .where('lang', '=', lang)
          .execute(),
      );
    const paperIn = async (path: string): Promise<unknown> => {
      const answer = await app.hono.request(`/api/content/${path}`);
      return (await answer.json()).entity_data.attributes.pdf_url;
    };
    expect([await paperIn('fr/router/presse/neuf'), await paperIn('en/router/press/new')]).toEqual([
      papers.fr,
      null,
    ]);
  });

  test('PIC-03: the pictures that the programme names are prepared ahead: at the start, and after each change', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const FESTIVAL = makeOwnFolder({ 'media/readme.txt': '' });
    for (const width of [40, 60])
      writeFileSync(join(FESTIVAL, 'media', `${width}.png`), await original(width).png().toBuffer());
    const env = { FESTIVAL, MEMBER_API_URL: 'https://members.example' };
    const { app, store } = await startOwnApp({ env });
    const show = (width: number) =>
      store.write((db) =>
        db
          .updateTable('shows')
          .set({ image_url: `/festival/${width}.png` })
          .where('id', '=', 2)
          .execute(),
      );
    const prepared = async (): Promise<string[]> => {
      const names = await readdir(join(store.dataDirectory, 'pictures')).catch(() => []);
      return names
        .filter((name) => /^\w/.test(name) && name !== 'notes')
        .map((name) => name.split('-')[1] ?? '');
    };
    await show(40);
    await app.hono.request('/robots.txt');
    await app.warm();
    await expect.poll(prepared).toEqual(['40x24']);
    await show(60);
    vi.advanceTimersByTime(1_001);
    await app.hono.request('/robots.txt');
    await expect.poll(async () => (await prepared()).toSorted()).toEqual(['40x24', '60x24']);
  });

  test('OPS-38: the site is ready once it has what its first visitors would wait for', async () => {
    const { app } = await startOwnApp({ env: { MEMBER_API_URL: 'https://members.example' } });
    const ask = async () => (await app.hono.request('/readyz')).status;
    const before = await ask();
    await app.warm();
    expect([before, await ask()]).toEqual([503, 200]);
  });

  test('OPS-38: nor is it ready before its search is, whatever else cannot be read', async () => {
    const store = await openTestStore();
    await fillTestProgramme(store);
    const { promise: mayCount, resolve: build } = Promise.withResolvers<void>();
    const transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node;
    const counts = store.counts.withPlugin({
      transformQuery,
      transformResult: async ({ result }) => {
        await mayCount;
        return result;
      },
    });
    const db = store.db.withPlugin({
      transformQuery,
      transformResult: async ({ result }) => {
        if (result.rows.some((row) => 'region' in row)) throw new Error('no cities');
        return result;
      },
    });
    const logged: unknown[] = [];
    const app = await createApp({
      settings: readSettings({ MEMBER_API_URL: 'https://members.example' }),
      store: { ...store, db, counts },
      clock: createTestClock('2027-07-16T21:30:00Z'),
      log: createLog((line) => logged.push(JSON.parse(line))),
    });
    onTestFinished(async () => {
      build();
      app.close();
      await store.close();
    });
    const ask = async () => (await app.hono.request('/readyz')).status;
    const warming = app.warm();
    await expect
      .poll(() => logged)
      .toContainEqual(expect.objectContaining({ event: 'positions.unreadable' }));
    const before = await ask();
    build();
    await warming;
    expect([before, await ask()]).toEqual([503, 200]);
  });

  test('FES-18: the icon is the file of the festival’s folder', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
    const FESTIVAL = makeOwnFolder({ 'media/look/icon.svg': svg });
    const { app, store } = await startOwnApp({ env: { FESTIVAL } });
    await writeProfile(store, {
      look: { colours: {}, series: {}, fonts: {}, icon: '/festival/look/icon.svg' },
    });
    expect(await (await app.hono.request('/icons/favicon.svg')).text()).toBe(svg);
  });

  test('PIC-03: an answer that names an original is made anew once the prepared picture is there', async () => {
    const FESTIVAL = makeOwnFolder({ 'media/readme.txt': '' });
    writeFileSync(join(FESTIVAL, 'media', 'a.png'), await original().png().toBuffer());
    const { app, store } = await startOwnApp({ env: { FESTIVAL } });
    await store.write((db) =>
      db.updateTable('shows').set({ image_url: '/festival/a.png' }).where('id', '=', 2).execute(),
    );
    const imageNow = async (): Promise<string | undefined> => {
      const answer = await app.hono.request('/api/content/fr/content/8/shows');
      return /"(\/festival\/a\.png|\/pictures\/[^/"]+)/.exec(await answer.text())?.[1];
    };
    expect(await imageNow()).toBe('/festival/a.png');
    await expect.poll(imageNow).toMatch(/^\/pictures\/[\da-f]{24}-40x24-[\da-f]{6}$/);
  });

  test('a database that fails is a 500 of the contract, without a reason', async () => {
    const { app, store, logged } = await startOwnApp();
    await store.transact((db) => db.schema.dropTable('sponsors').execute());
    const answer = await app.hono.request('/api/content/fr/content/8/sponsors');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: { code: 'internal', message: 'The request could not be answered' } },
    ]);
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'api.failed' }));
  });

  test('what is prepared ahead ends with the app: a file is not begun once it closes', async () => {
    const folder = makeFolder({ 'assets/a.js': 'a', 'assets/b.js': 'b' });
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { app } = await startOwnApp({ folders: [folder] });
    const warming = app.warm();
    app.close();
    rmSync(join(folder, 'assets/b.js'));
    expect(await warming).toBe(undefined);
  });

  test('PRO-15: the long lists of cities are made ahead, in both languages; a control is made when asked', async () => {
    const { app } = await startOwnApp();
    await app.warm();
    // Each making of a list puts it in the order of its language.
    const orders = vi.spyOn(Intl, 'Collator');
    onTestFinished(() => orders.mockRestore());
    const made = async (filters: string): Promise<number> => {
      orders.mockClear();
      for (const lang of languages) {
        const path = `/api/member/v1/cities?filters=${filters}&items_per_page=all&lang=${lang}`;
        expect((await app.hono.request(path, { headers: { 'accept-encoding': 'br' } })).status).toBe(200);
      }
      return orders.mock.calls.length;
    };
    const counts: number[] = [];
    for (const filters of ['', 'CA', 'FR', 'US', 'CA-QC']) counts.push(await made(filters));
    expect(counts).toEqual([0, 0, 0, 0, 2]);
  });
});
