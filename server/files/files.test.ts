import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { listenOnFreePort } from '../testing/startTestApp.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { makeFolder } from '../testing/makeFolder.ts';

const script = 'export const show = "Les Nuits blanches";\n'.repeat(40);

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
