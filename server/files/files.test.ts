import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('built files are compressed before the first visitor, and revalidate by their tag', async () => {
    const { app } = await startOwnApp({ folders: [folder] });
    await app.warm();
    const { origin, stop } = await listenOnFreePort(app);
    const answer = await fetch(`${origin}/assets/app-1a2b3c4d.js`, { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', script]);
    const again = await fetch(`${origin}/assets/app-1a2b3c4d.js`, {
      headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'no-cache' },
    });
    expect(again.status).toBe(304);
    await stop();
  });
});
