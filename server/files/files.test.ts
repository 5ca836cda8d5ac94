import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listenOnFreePort } from '../testing/startTestApp.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { contentTypeOf, isAssetLike, listFiles } from './files.ts';

const script = 'export const show = "Les Nuits blanches";\n'.repeat(40);

test.each([
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['map', 'application/json'],
  ['json', 'application/json'],
  ['webmanifest', 'application/manifest+json'],
  ['xml', 'application/xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['ico', 'image/x-icon'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['mp4', 'video/mp4'],
  ['pdf', 'application/pdf'],
  ['vtt', 'text/vtt; charset=utf-8'],
  ['woff2', 'font/woff2'],
])('RTE-28: a file that ends .%s is a file to browsers (%s), and no page', (end, type) => {
  expect([contentTypeOf(`/a.${end}`), isAssetLike(`/fr/a.${end}`)]).toEqual([type, true]);
});

test.each([
  ['/fr/a.jpeg', true],
  ['/fr/a.gif', true],
  ['/fr/a.woff', true],
  ['/fr/A.PDF', true],
  ['/fr/a.js/b', false],
  ['/fr/ajs', false],
  ['/fr/mr.-x', false],
  ['/fr/a.mp4x', false],
])('RTE-28: %s looks like a file: %s', (path, isFile) => {
  expect(isAssetLike(path)).toBe(isFile);
});

describe('files', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeFolder({
      'assets/app-1a2b3c4d.js': script,
      'media/12.avif': 'picture',
      'index.html': '<p>',
      '.vite/manifest.json': '{}',
    });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['/assets/app-1a2b3c4d.js', 200, 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
    ['/media/12.avif', 200, 'public, max-age=86400', 'image/avif'],
    ['/index.html', 404, 'no-store', 'text/plain; charset=utf-8'],
    ['/.vite/manifest.json', 404, 'no-store', 'text/plain; charset=utf-8'],
  ])('%s is %i, %s', async (path, status, caching, type) => {
    const { app } = await startOwnApp({ folders: [folder, join(folder, 'missing')] });
    const answer = await app.hono.request(path);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
      status,
      caching,
      type,
    ]);
  });

  test('of two folders with a file the first one’s is served; a film says that it can be sent in parts', async () => {
    const later = makeFolder({ 'media/12.avif': 'another', 'media/film.mp4': 'film' });
    onTestFinished(() => rmSync(later, { recursive: true }));
    const { app } = await startOwnApp({ folders: [folder, later] });
    const told = async (path: string) => {
      const answer = await app.hono.request(path);
      return [await answer.text(), answer.headers.get('accept-ranges')];
    };
    expect([await told('/media/12.avif'), await told('/media/film.mp4')]).toEqual([
      ['picture', null],
      ['film', 'bytes'],
    ]);
  });

  test('built files are compressed, and revalidate by their tag', async () => {
    const { app } = await startOwnApp({ folders: [folder] });
    const { origin, stop } = await listenOnFreePort(app);
    const answer = await fetch(`${origin}/assets/app-1a2b3c4d.js`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', script]);
    const again = await fetch(`${origin}/assets/app-1a2b3c4d.js`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'no-cache' },
    });
    expect(again.status).toBe(304);
    await stop();
  });

  test('OPS-37: a file that the build has compressed is sent as it stands, whole to those who take no Brotli', async () => {
    const built = makeFolder({ 'assets/b.js': script });
    onTestFinished(() => rmSync(built, { recursive: true }));
    // Brotli's least effort: no server would choose it.
    const form = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
    writeFileSync(join(built, 'assets/b.js.br'), form);
    const { app } = await startOwnApp({ folders: [built] });
    const { origin, stop } = await listenOnFreePort(app);
    onTestFinished(stop);
    const lengthFor = async (path: string, encoding: string) => {
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': encoding } });
      return [answer.status, answer.headers.get('content-length'), await answer.text()];
    };
    expect([
      await lengthFor('/assets/b.js', 'br'),
      await lengthFor('/assets/b.js', 'identity'),
      await lengthFor('/assets/b.js.br', 'br'),
    ]).toEqual([
      [200, String(form.byteLength), script],
      [200, String(script.length), script],
      [404, expect.anything(), 'Not Found'],
    ]);
  });
});

test('FES-29: files are served by their addresses, in any letters; hidden ones and other kinds are not', async () => {
  const folder = makeFolder({
    'media/été 1.pdf': 'paper',
    'tickets-worker.js': 'worker',
    'media/.hidden.png': '',
    '.git/a.js': '',
    'media/notes.md': '',
    'media/page.html': '',
  });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { has, read, bytes } = listFiles([folder]);
  const paper = '/media/%C3%A9t%C3%A9%201.pdf';
  const told = ['/media/.hidden.png', '/.git/a.js', '/media/notes.md', '/media/page.html', '/media/none.pdf'];
  expect([has(paper), told.filter(has)]).toEqual([true, []]);
  expect([String(await bytes(paper)), bytes('/media/none.pdf')]).toEqual(['paper', null]);
  expect([(await read(paper)).headers, (await read('/tickets-worker.js')).headers]).toEqual([
    {
      'content-type': 'application/pdf',
      'cache-control': 'public, max-age=86400',
      'content-disposition': 'attachment; filename="%C3%A9t%C3%A9%201.pdf"',
    },
    {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  ]);
  await expect(read('/media/none.pdf')).rejects.toThrow('No such file');
});
