import { copyFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { testFestival, testSource } from '#server/profile/testing/testFestival.ts';
import { writeProfile } from '#server/profile/testing/writeProfile.ts';
import type { Language } from '#contract/address/language.ts';
import { epochSeconds } from '../clock.ts';
import { createLog } from '../log.ts';
import { site } from '../site.ts';
import { insertAll } from '../store/schema/insert.ts';
import { findShowById } from '../store/shows/shows.ts';
import { ThreadEnded } from '../threads/thread.ts';
import { original } from '../pictures/testing/originals.ts';
import { makeOwnFolder } from '../testing/makeFolder.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import type { TestApp } from '../testing/startTestApp.ts';
import { sharingLimits } from './limits.ts';
import { createSharing } from './sharing.ts';
import { addressOf, tellPicture } from './pictureContent.ts';
import { embeddedShows, storedShow } from './sharedShows.ts';

const pathOf = { fr: 'fr/router/spectacles/les-nuits-blanches', en: 'en/router/shows/sleepless-nights' };
const pictureOf = async ({ app }: TestApp, path: string): Promise<string> => {
  const answer = await app.hono.request(`/api/content/${path}`);
  const { entity_data: entity } = await answer.json();
  return entity.metas.og_image;
};
const seen = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer;
  return [status, headers.get('location') ?? headers.get('content-type'), headers.get('cache-control')];
};
const immutable = 'public, max-age=31536000, immutable';

const retitle = ({ store }: TestApp, title: string, lang: Language = 'fr') =>
  store.write((db) =>
    db.updateTable('show_texts').set({ title }).where('show_id', '=', 1).where('lang', '=', lang).execute(),
  );

/** Pictures with the test's drawing. */
const withDrawing = ({ store, clock }: TestApp, draw: () => Promise<Uint8Array>) => {
  const logged: string[] = [];
  const log = createLog((line) => logged.push(JSON.parse(line).event));
  const sharing = createSharing({
    find: embeddedShows(store.db),
    clock,
    log,
    festival: testSource,
    settings: { dataDirectory: store.dataDirectory },
    readFile: () => Promise.resolve(null),
    readPoster: () => Promise.resolve(null),
    draw,
  });
  return { ask: async (path: string) => sharing.request(path), logged };
};

test('META-01: a show has a picture of 1200 × 630 in each language, drawn when asked and kept for ever', async () => {
  const running = await startOwnApp({ folders: ['public', 'festivals/chapiteau'] });
  for (const lang of ['fr', 'en'] as const) {
    const path = await pictureOf(running, pathOf[lang]);
    expect(path).toMatch(new RegExp(`^/media/og/${lang}/shows/1-[0-9a-f]{16}\\.png$`));
    const answers = [await running.app.hono.request(path), await running.app.hono.request(path)];
    const [first, again] = await Promise.all(answers.map((answer) => answer.clone().arrayBuffer()));
    expect(await seen(answers[0] ?? Response.error())).toEqual([200, 'image/png', immutable]);
    const { width, height, format } = await sharp(first).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(again).toEqual(first);
  }
  const kept = await readdir(join(running.store.dataDirectory, 'og'));
  expect(kept.map((name) => name.slice(0, 5)).toSorted()).toEqual(['en-1-', 'fr-1-']);
  expect(running.logged).toEqual([]);
});

test('META-01: what is drawn changes the address, and an earlier one leads to it', async () => {
  const running = await startOwnApp({ folders: ['public', 'festivals/chapiteau'] });
  const before = await pictureOf(running, pathOf.fr);
  await retitle(running, 'Les Nuits grises');
  const renamed = await running.app.hono.request(before);
  const [status, after] = await seen(renamed);
  expect([status, after]).toEqual([302, expect.not.stringContaining(before)]);
  running.clock.set('2027-07-17T00:00:00Z');
  const [later, latest] = await seen(running.app.hono.request(String(after)));
  expect([later, latest]).toEqual([302, expect.not.stringMatching(`${before}|${after}`)]);
  expect(await seen(running.app.hono.request(String(latest)))).toEqual([200, 'image/png', immutable]);
});

test('META-01: only shows that are there have one, and only their own address draws', async () => {
  const running = await startOwnApp();
  const path = await pictureOf(running, pathOf.fr);
  const hash = '0123456789abcdef';
  const status = async (asked: string) => (await running.app.hono.request(asked)).status;
  expect(await status(`/media/og/fr/shows/999-${hash}.png`)).toBe(404);
  expect(await status(`/media/og/de/shows/1-${hash}.png`)).toBe(404);
  expect(await status('/media/og/fr/shows/..%2f1.png')).toBe(404);
  expect(await seen(running.app.hono.request(`/media/og/fr/shows/1-${hash}.png`))).toEqual([
    302,
    path,
    'no-store',
  ]);
  await expect(readdir(join(running.store.dataDirectory, 'og'))).rejects.toThrow('ENOENT');
});

test('META-01: one that is asked for by many at the same time is drawn once', async () => {
  const running = await startOwnApp();
  const path = await pictureOf(running, pathOf.fr);
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  let drawn = 0;
  const { ask } = withDrawing(running, () => {
    drawn += 1;
    return promise;
  });
  const answers = Array.from({ length: 5 }, () => ask(path));
  resolve(Buffer.from('drawn'));
  const bodies = await Promise.all(answers.map(async (answer) => (await answer).text()));
  expect([drawn, new Set(bodies)]).toEqual([1, new Set(['drawn'])]);
  expect(await ask(path).then((answer) => answer.text())).toBe('drawn');
  expect(drawn).toBe(1);
});

test('META-01: where none can be drawn, the poster stands in, else the site’s picture, and the log says so', async () => {
  const running = await startOwnApp();
  const { ask, logged } = withDrawing(running, () => Promise.reject(new Error('No paint')));
  const path = await pictureOf(running, pathOf.fr);
  expect(await seen(ask(path))).toEqual([302, '/media/posters/12-800.webp', 'no-store']);
  await running.store.write((db) => db.updateTable('shows').set({ poster: null }).execute());
  const [, bare] = await seen(ask(path));
  expect(await seen(ask(String(bare)))).toEqual([302, site.socialImage, 'no-store']);
  expect(logged).toEqual(['picture.not-drawn', 'picture.not-drawn']);
});

const headersOf = ({ status, headers }: Response) => [
  status,
  headers.get('retry-after'),
  headers.get('cache-control'),
];
const comeBack = [503, '5', 'no-store'];

test('META-01: when the drawing thread ends, the answer is a 503 with Retry-After, and the next one a picture', async () => {
  const running = await startOwnApp();
  const endings = [new ThreadEnded('The thread has ended')];
  const { ask, logged } = withDrawing(running, () => {
    const ended = endings.pop();
    return ended ? Promise.reject(ended) : Promise.resolve(Buffer.from('drawn'));
  });
  const path = await pictureOf(running, pathOf.fr);
  expect(headersOf(await ask(path))).toEqual(comeBack);
  expect(await seen(ask(path))).toEqual([200, 'image/png', immutable]);
  expect(logged).toEqual(['picture.thread-ended']);
});

/** Addresses of the pictures of as many other shows. */
const fillShows = async ({ store, clock }: TestApp, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, (_, index) => 100 + index);
  const show = { kind: 'venue', poster: null, image_url: null, language: 'fr' } as const;
  const facts = { show_type: null, belong_to: null, fingerprint: null, added_at: 1_800_000_000 };
  const text = { lang: 'fr', title: 'Nô', summary: '', description: '' } as const;
  await store.write(async (db) => {
    await insertAll(
      db,
      'shows',
      ids.map((id) => ({ ...show, ...facts, id, external_id: `test:${id}` })),
    );
    await insertAll(
      db,
      'show_texts',
      ids.map((id) => ({ ...text, show_id: id, slug: `no-${id}` })),
    );
  });
  const shows = await Promise.all(ids.map((id) => findShowById(store.db, 'fr', id)));
  const told = shows.filter((found) => found !== undefined);
  const now = epochSeconds(clock.now());
  return Promise.all(
    told.map(async (found) =>
      addressOf(tellPicture(await storedShow(store.db, found), { now, festival: testFestival }), 'fr'),
    ),
  );
};

test('META-01: a few are drawn at a time; one more than may wait gets a 503 with Retry-After, and its picture later', async () => {
  const running = await startOwnApp();
  const paths = await fillShows(running, sharingLimits.atOnce + sharingLimits.waiting + 1);
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  let drawing = 0;
  const { ask, logged } = withDrawing(running, () => {
    drawing += 1;
    return promise;
  });
  const refused: string[] = [];
  const answers = paths.map(async (path) => {
    const answer = await ask(path);
    if (answer.status === 503) refused.push(path);
    return answer;
  });
  await expect.poll(() => refused.length).toBe(1);
  expect(drawing).toBe(sharingLimits.atOnce);
  resolve(Buffer.from('drawn'));
  const [refusal, ...others] = (await Promise.all(answers))
    .map(headersOf)
    .toSorted((one, other) => Number(other[0]) - Number(one[0]));
  expect(refusal).toEqual(comeBack);
  expect(new Set(others.map(String))).toEqual(new Set([String([200, null, immutable])]));
  expect(await seen(ask(refused[0] ?? ''))).toEqual([200, 'image/png', immutable]);
  expect(logged).toEqual([]);
});

test('META-01: a picture that cannot be read or kept is shown all the same', async () => {
  const running = await startOwnApp();
  const nowhere = { ...running, store: { ...running.store, dataDirectory: '/dev/null' } };
  const { ask, logged } = withDrawing(nowhere, () => Promise.resolve(Buffer.from('drawn')));
  const answer = await ask(await pictureOf(running, pathOf.fr));
  expect([answer.status, await answer.text()]).toEqual([200, 'drawn']);
  expect(logged).toEqual(['picture.not-read', 'picture.not-kept']);
});

/** The picture of the first show, at its present address. */
const drawnBy = async ({ hono }: TestApp['app']): Promise<Response> => {
  const led = await hono.request('/media/og/fr/shows/1-0123456789abcdef.png');
  return hono.request(led.headers.get('location') ?? '');
};

/** The colour on the right of the poster in the picture of the first show. */
const posterColour = async (running: TestApp, title: string): Promise<string> => {
  await retitle(running, title);
  const drawn = await (await drawnBy(running.app)).arrayBuffer();
  const pixel = await sharp(drawn).extract({ left: 1_100, top: 130, width: 1, height: 1 }).raw().toBuffer();
  return pixel.toString('hex');
};

test('PIC-12: a picture for other sites has the poster of the folder, the prepared one once that is ready', async () => {
  const FESTIVAL = makeOwnFolder({ 'media/readme.txt': '' });
  const file = join(FESTIVAL, 'media', 'a.png');
  await original(640, 400).png().toFile(file);
  const running = await startOwnApp({ env: { FESTIVAL } });
  const { app, store } = running;
  await store.write((db) =>
    db.updateTable('shows').set({ poster: null, image_url: '/festival/a.png' }).where('id', '=', 1).execute(),
  );
  const first = await posterColour(running, 'Un');
  const isPrepared = async (): Promise<boolean> =>
    (await (await app.hono.request(`/api/content/${pathOf.fr}`)).text()).includes('"/pictures/');
  await expect.poll(isPrepared).toBe(true);
  await rm(file);
  const second = await posterColour(running, 'Deux');
  await store.write((db) => db.updateTable('shows').set({ image_url: null }).where('id', '=', 1).execute());
  const none = await posterColour(running, 'Trois');
  const ofPoster = expect.stringMatching(/^c[6-9]3[a-e]1[2-6]$/);
  expect([first, second, none]).toEqual([ofPoster, ofPoster, expect.not.stringMatching(/^c/)]);
});

test('FES-18: a picture for other sites is written in the font of the folder', async () => {
  const look = { colours: {}, series: {}, fonts: { display: '/festival/song.woff2' } };
  const font = new URL('../../public/fonts/figtree.woff2', import.meta.url);
  const drawn = async (isThere: boolean): Promise<string> => {
    const FESTIVAL = makeOwnFolder({ 'media/readme.txt': '' });
    if (isThere) await copyFile(font, join(FESTIVAL, 'media', 'song.woff2'));
    const { app, store } = await startOwnApp({ env: { FESTIVAL } });
    await writeProfile(store, { look });
    return Buffer.from(await (await drawnBy(app)).arrayBuffer()).toString('base64');
  };
  const [own, ours] = [await drawn(true), await drawn(false)];
  expect([own.length > 0, own === ours]).toEqual([true, false]);
});

test('META-01: once the site closes, no picture is begun: who asks comes again', async () => {
  const { app, logged } = await startOwnApp();
  app.close();
  expect(headersOf(await drawnBy(app))).toEqual(comeBack);
  expect(logged).toMatchObject([{ event: 'picture.thread-ended', reason: 'The site is closing' }]);
});
