import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { makeFolder, makeOwnFolder } from '#server/testing/makeFolder.ts';
import { mediaDescriptions } from './descriptions.ts';
import { openMediaFolder } from './mediaFolder.ts';

const film = '0123456789';
let folder: string;
let site: TestApp;
beforeAll(async () => {
  folder = makeFolder({
    'festival.yaml': 'name: Jazz',
    'secret.png': 'secret',
    'media/a.jpg': 'a picture',
    'media/posters/été 1.webp': 'a poster',
    'media/film.mp4': film,
    'media/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'media/kit.PDF': 'paper',
    'media/page.html': '<script>',
    'media/script.js': 'alert(1)',
    'media/.hidden.png': 'hidden',
    'media/.hidden/a.png': 'hidden',
    'media/empty.png': '',
    'media/huge.png': '',
    'media/film.vtt': 'WEBVTT',
    'media-old/a.png': 'secret',
  });
  symlinkSync(join(folder, 'secret.png'), join(folder, 'media', 'out.png'));
  symlinkSync(folder, join(folder, 'media', 'up'));
  symlinkSync(join(folder, 'media-old'), join(folder, 'media', 'beside'));
  truncateSync(join(folder, 'media', 'huge.png'), 40 * 1024 * 1024 + 1);
  symlinkSync(join(folder, 'media', 'a.jpg'), join(folder, 'media', 'in.jpg'));
  mkdirSync(join(folder, 'media', 'folder.png'));
  site = await startTestApp({ env: { FESTIVAL: folder } });
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});
const ask = async (path: string, init: RequestInit = {}) => site.app.hono.request(path, init);

describe('the media of a festival’s folder', () => {
  test.each([
    ['/festival/a.jpg', 'image/jpeg', 'a picture'],
    ['/festival/in.jpg', 'image/jpeg', 'a picture'],
    ['/festival/posters/%C3%A9t%C3%A9%201.webp', 'image/webp', 'a poster'],
    ['/festival/kit.PDF', 'application/pdf', 'paper'],
    ['/festival/empty.png', 'image/png', ''],
    ['/festival/film.vtt', 'text/vtt; charset=utf-8', 'WEBVTT'],
  ])('FES-13: %s is served', async (path, type, body) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      type,
      body,
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test.each([
    '/festival/',
    '/festival/none.png',
    '/festival/folder.png',
    '/festival/page.html',
    '/festival/script.js',
    '/festival/.hidden.png',
    '/festival/.hidden/a.png',
    '/festival/out.png',
    '/festival/up/secret.png',
    '/festival/..%2fsecret.png',
    '/festival/%2e%2e/secret.png',
    '/festival/..%5Csecret.png',
    '/festival//a.jpg',
    '/festival/beside/a.png',
    '/festival/huge.png',
    '/festival/a.jpg%00.png',
    '/festival/%E0%A4%A.png',
    '/festival/../festival.yaml',
  ])('FES-13: %s is not', async (path) => {
    const answer = await ask(path);
    expect([answer.status, (await answer.text()).includes('secret')]).toEqual([404, false]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('FES-13: a new file and a changed one need no restart', async () => {
    writeFileSync(join(folder, 'media', 'new.png'), 'one');
    const first = await ask('/festival/new.png');
    const tag = first.headers.get('etag') ?? '';
    const known = await ask('/festival/new.png', { headers: { 'if-none-match': tag } });
    expect([await first.text(), known.status, known.headers.get('etag')]).toEqual(['one', 304, tag]);
    writeFileSync(join(folder, 'media', 'new.png'), 'another');
    const changed = await ask('/festival/new.png', { headers: { 'if-none-match': tag } });
    expect([changed.status, await changed.text()]).toEqual([200, 'another']);
  });

  test('FES-13: a file is known by its tag, among others and as a proxy writes it', async () => {
    const tag = (await ask('/festival/a.jpg')).headers.get('etag') ?? '';
    const tags = [tag, tag.slice('W/'.length), `"other", ${tag}`, '"other"'];
    const answers = tags.map((tags) => ask('/festival/a.jpg', { headers: { 'if-none-match': tags } }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([304, 304, 304, 200]);
  });

  test('FES-13: a file has another tag when one of the same size and time takes its place', async () => {
    const [file, next] = ['put.png', 'put-next.png'].map((name) => join(folder, 'media', name));
    for (const [path, body] of [
      [file, 'one'],
      [next, 'two'],
    ]) {
      writeFileSync(path ?? '', body ?? '');
      utimesSync(path ?? '', 1, 1);
    }
    const tagOf = async () => (await ask('/festival/put.png')).headers.get('etag');
    const first = await tagOf();
    renameSync(next ?? '', file ?? '');
    expect(await tagOf()).not.toBe(first);
  });

  test('SHW-04: a part of a film says what the whole would, and so does a refused one', async () => {
    const headersOf = async (headers: HeadersInit) => {
      const answer = await ask('/festival/film.mp4', { headers });
      const names = ['content-type', 'cache-control', 'accept-ranges', 'content-length'];
      return [answer.status, ...names.map((name) => answer.headers.get(name)), answer.headers.has('etag')];
    };
    const kept = ['video/mp4', 'public, max-age=60, must-revalidate', 'bytes'];
    expect(await headersOf({})).toEqual([200, ...kept, '10', true]);
    expect(await headersOf({ range: 'bytes=2-4' })).toEqual([206, ...kept, '3', true]);
    expect(await headersOf({ range: 'bytes=10-' })).toEqual([416, ...kept, null, true]);
  });

  test('SHW-04: a part of an earlier film is answered with the whole of the present one', async () => {
    const answer = await ask('/festival/film.mp4', { headers: { range: 'bytes=2-4', 'if-range': '"a"' } });
    expect([answer.status, await answer.text()]).toEqual([200, film]);
  });

  test('SHW-04: a film comes in parts', async () => {
    const part = async (range: string) => {
      const answer = await ask('/festival/film.mp4', { headers: { range } });
      return [answer.status, answer.headers.get('content-range'), await answer.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    const head = await ask('/festival/film.mp4', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '10', '']);
  });

  test('FES-13: a drawing runs no script', async () => {
    const answer = await ask('/festival/drawing.svg');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
    );
  });
});

test.each([
  ['a.avif', 'image/avif'],
  ['a.gif', 'image/gif'],
  ['a.jpeg', 'image/jpeg'],
  ['a.jpg', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.svg', 'image/svg+xml'],
  ['a.tif', 'image/tiff'],
  ['a.tiff', 'image/tiff'],
  ['a.webp', 'image/webp'],
  ['a.mp4', 'video/mp4'],
  ['a.webm', 'video/webm'],
  ['a.vtt', 'text/vtt; charset=utf-8'],
  ['a.pdf', 'application/pdf'],
  ['a.ttf', 'font/ttf'],
  ['a.woff', 'font/woff'],
  ['a.woff2', 'font/woff2'],
])('FES-13: of the folder’s media %s is served as %s', async (name, type) => {
  const festival = makeOwnFolder({ [`media/${name}`]: 'content' });
  expect(await openMediaFolder(festival).find(`/festival/${name}`)).toMatchObject({ type, size: 7 });
});

test('FES-13: what is described of the media is what they answer, with the tags of those that have one', () => {
  expect(
    mediaDescriptions.map(({ method, path, access, answers }) => [
      `${method} ${path}`,
      access,
      Object.entries(answers).map(([status, answer]) => [Number(status), answer?.headers ?? []]),
    ]),
  ).toEqual([
    [
      'GET /festival/{path}',
      'public',
      [
        [200, ['ETag']],
        [206, []],
        [304, ['ETag']],
        [404, []],
        [416, []],
      ],
    ],
  ]);
});

test('PIC-08: the bytes of a picture are found by its address with the point that stays in sight', async () => {
  const bytes = await openMediaFolder(folder).bytes('/festival/a.jpg#focus=30,20');
  expect(new TextDecoder().decode(bytes ?? undefined)).toBe('a picture');
});

test('FES-13: a site without a folder has no media', async () => {
  const own = await startTestApp();
  expect((await own.app.hono.request('/festival/a.jpg')).status).toBe(404);
  await own.close();
});
