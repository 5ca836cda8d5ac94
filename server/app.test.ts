import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import type { Answer } from './prepared/answer.ts';
import { openStore } from './store/store.ts';
import { listenOnFreePort, startTestApp, type TestApp } from './testing/startTestApp.ts';

const securityNames = [
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'content-security-policy',
];

const makeFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-files-'));
  for (const [name, body] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
  return folder;
};

const script = 'export const show = "Les Nuits blanches";\n'.repeat(40);
const page: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'self'" },
  body: '<!doctype html>',
};

let running: TestApp | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await running?.close();
  running = undefined;
});
const start = async (...options: Parameters<typeof startTestApp>): Promise<TestApp> => {
  running = await startTestApp(...options);
  return running;
};

describe('app', () => {
  test('healthz answers once the site can serve', async () => {
    const { app } = await start();
    const answer = await app.hono.request('/healthz');
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([
      200,
      { status: 'ok' },
      'no-store',
    ]);
  });

  test('openapi.json describes every path of the content API', async () => {
    const { app } = await start();
    const answer = await app.hono.request('/openapi.json');
    expect(await answer.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/{lang}/content/{siteId}/programmations': {}, '/{lang}/router/{path}': {} },
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
    const { app } = await start({
      folders: [folder],
      pages: () => Promise.resolve(() => Promise.resolve(page)),
    });
    const answer = await app.hono.request(path);
    expect(securityNames.filter((name) => !answer.headers.has(name))).toEqual([]);
    expect(answer.headers.has('strict-transport-security')).toBe(false);
    expect(answer.headers.has('set-cookie')).toBe(false);
    rmSync(folder, { recursive: true });
  });

  test('a 304 leaves a page the policy that it came with', async () => {
    const { app } = await start({ pages: () => Promise.resolve(() => Promise.resolve(page)) });
    const first = await app.hono.request('/fr');
    const again = await app.hono.request('/fr', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null]);
  });

  test('HSTS is sent only where the public address is https', async () => {
    const { app } = await start({ env: { PUBLIC_URL: 'https://festival.example' } });
    const answer = await app.hono.request('/healthz');
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
  });

  test.each([
    '/fr/spectacles/app.js',
    '/favicon.ico',
    '/a.png',
    '/fr/robots.txt',
    '/a.CSS',
    '/a.map',
    '/a.svg',
    '/a.jpg',
    '/a.webp',
    '/sitemap.xml',
    '/fr/a.json',
    '/a.woff2',
    '/assets/../package.json',
    '/%2e%2e/package.json',
  ])('RTE-28: %s is a plain 404 without a page', async (path) => {
    const { app } = await start({ pages: () => Promise.resolve(() => Promise.resolve(page)) });
    const answer = await app.hono.request(path);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not Found',
    ]);
  });

  test('a page comes with its own policy and is built once; "/" and previews each time', async () => {
    const asked: string[] = [];
    const { app } = await start({
      pages: () =>
        Promise.resolve((request) => {
          asked.push(new URL(request.url).pathname);
          return Promise.resolve(page);
        }),
    });
    for (const path of ['/fr', '/fr', '/', '/', '/fr/a?preview=1', '/fr/a?preview=1', '/fr?month=2027-07']) {
      const answer = await app.hono.request(path);
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'self'");
    }
    expect(asked).toEqual(['/fr', '/', '/', '/fr/a', '/fr/a', '/fr']);
  });

  test('a page that fails is a 503 that asks to come back, without a reason; the next request tries again', async () => {
    let fails = true;
    const { app, logged } = await start({
      pages: () =>
        Promise.resolve(() => (fails ? Promise.reject(new Error('secret reason')) : Promise.resolve(page))),
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

  test('the page server asks the content API in process', async () => {
    const { app } = await start({
      pages: ({ fetchContent }) =>
        Promise.resolve(async () => {
          const content = await fetchContent('/api/content/fr/router/confidentialite');
          return { ...page, body: await content.text() };
        }),
    });
    expect(await (await app.hono.request('/fr')).text()).toContain('Confidentialité');
  });

  test('other methods than GET and HEAD are 405 outside the API', async () => {
    const { app } = await start();
    const answer = await app.hono.request('/fr', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a database that fails is a 500 of the contract, without a reason', async () => {
    const { app, store, logged } = await start();
    await store.db.destroy();
    const answer = await app.hono.request('/api/content/fr/content/8/sponsors');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { error: { code: 'internal', message: 'The request could not be answered' } },
    ]);
    expect(logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'api.failed' }));
  });
});

describe('files', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeFolder({
      'assets/app-1a2b.js': script,
      'media/12.avif': 'picture',
      'index.html': '<p>',
      '.vite/manifest.json': '{}',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['/assets/app-1a2b.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/media/12.avif', 200, 'public, max-age=86400', 'image/avif'],
    ['/index.html', 404, 'no-store', 'text/plain; charset=utf-8'],
    ['/.vite/manifest.json', 404, 'no-store', 'text/plain; charset=utf-8'],
  ])('%s is %i, %s', async (path, status, caching, type) => {
    const { app } = await start({ folders: [folder, join(folder, 'missing')] });
    const answer = await app.hono.request(path);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
      status,
      caching,
      type,
    ]);
  });

  test('built files are compressed before the first visitor, and revalidate by their tag', async () => {
    const { app } = await start({ folders: [folder] });
    await app.warm();
    const { origin, stop } = await listenOnFreePort(app);
    const answer = await fetch(`${origin}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', script]);
    const again = await fetch(`${origin}/assets/app-1a2b.js`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'no-cache' },
    });
    expect(again.status).toBe(304);
    await stop();
  });
});

describe('over a real socket', () => {
  const path = '/api/content/fr/content/8/sponsors';

  test('caching: answers from memory are those of the long way', async () => {
    const { app } = await start();
    const { origin, stop } = await listenOnFreePort(app);
    const ask = async (method: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(origin + path, {
        method,
        headers: { 'accept-encoding': 'gzip', ...headers },
      });
      const {
        date: _date,
        connection: _connection,
        'keep-alive': _time,
        ...rest
      } = Object.fromEntries(answer.headers);
      return { status: answer.status, headers: rest, body: await answer.text() };
    };
    const first = await ask('GET');
    expect(first).toMatchObject({ status: 200, headers: { vary: 'Accept-Encoding' } });
    expect(await ask('GET')).toEqual(first);
    expect(await ask('HEAD')).toEqual({ ...first, body: '' });
    const known = await ask('GET', {
      'if-none-match': first.headers['etag'] ?? '',
      'cache-control': 'no-cache',
    });
    expect(known).toMatchObject({ status: 304, body: '', headers: { etag: first.headers['etag'] } });
    expect(known.headers['content-encoding']).toBeUndefined();
    await stop();
  });

  test('caching: a write of another process shows within a second, with another tag', async () => {
    const { app, store } = await start();
    const { origin, stop } = await listenOnFreePort(app);
    vi.useFakeTimers({ toFake: ['performance'] });
    const before = await fetch(origin + path);
    const other = await openStore(
      { databaseUrl: null, dataDirectory: store.dataDirectory },
      createLog(() => null),
    );
    await other.write((db) =>
      db.updateTable('sponsors').set({ title: 'Colle neuve' }).where('id', '=', 1).execute(),
    );
    await other.close();
    vi.advanceTimersByTime(1_000);
    const after = await fetch(origin + path);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(await after.text()).toContain('Colle neuve');
    await stop();
  });

  test.each([
    ['a host that is none', 'GET /fr HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['no HTTP', 'HELLO\r\n\r\n'],
  ])('bad input: %s is a 400', async (_name, request) => {
    const { app } = await start();
    const { origin, stop } = await listenOnFreePort(app);
    const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1' });
    socket.end(request);
    expect(await readText(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    await stop();
  });
});
