import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/startTestApp.ts';
import { makeFolder } from '#server/testing/makeFolder.ts';

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
  });
  symlinkSync(join(folder, 'secret.png'), join(folder, 'media', 'out.png'));
  symlinkSync(folder, join(folder, 'media', 'up'));
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
    '/festival/a.jpg%00.png',
    '/festival/%E0%A4%A.png',
    '/festival/../festival.yaml',
  ])('FES-13: %s is not', async (path) => {
    const answer = await ask(path);
    expect([answer.status, (await answer.text()).includes('secret')]).toEqual([404, false]);
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

test('FES-13: a site without a folder has no media', async () => {
  const own = await startTestApp();
  expect((await own.app.hono.request('/festival/a.jpg')).status).toBe(404);
  await own.close();
});
