import type { ServerResponse } from 'node:http';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { thumbnailPath } from '#contract/programme/videos/videoFilm.ts';
import { createLog } from '../log.ts';
import { fillTestVideos } from '../store/testing/videos.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { thumbnailLimits } from './limits.ts';
import type { NamesVideo } from './namesVideo.ts';
import { givesPicture, jpeg, startVideoHost } from './testing/videoHost.ts';
import { createThumbnails } from './thumbnails.ts';

const id = 'aqz-KE-bpKQ';
const ids = (count: number, before = 'named'): string[] =>
  Array.from({ length: count }, (_, index) => `${before}${String(index).padStart(6, '0')}`);
const isNamed = (asked: string): boolean => asked === id || asked.startsWith('named');

const seen = ({ status, headers }: Response) => ({
  status,
  to: headers.get('location') ?? headers.get('content-type'),
  kept: headers.get('cache-control'),
});
const shown = { status: 200, to: 'image/jpeg', kept: 'public, max-age=604800' };
const drawn = { status: 302, to: '/icons/social.png', kept: 'no-store' };
const unknown = { status: 404, to: 'text/plain; charset=UTF-8', kept: 'no-store' };

/** A site with some videos in its programme, and a video site on this machine. */
const start = async (
  names: NamesVideo = (asked) => Promise.resolve(isNamed(asked)),
  dataDirectory = makeFolder({}),
) => {
  const host = await startVideoHost();
  const clock = createTestClock('2027-07-16T12:00:00Z');
  onTestFinished(async () => {
    await host.close();
    await rm(dataDirectory, { recursive: true });
  });
  const logged: string[] = [];
  const thumbnails = createThumbnails({
    log: createLog((line) => logged.push(JSON.parse(line).event)),
    clock,
    settings: { dataDirectory },
    names,
    host: host.origin,
  });
  const request = async (path: string): Promise<Response> => thumbnails.request(path);
  const ask = async (asked = id) => seen(await request(thumbnailPath(asked)));
  const later = (milliseconds: number): void => clock.set(clock.now().add({ milliseconds }).toString());
  return { host, request, ask, later, logged, folder: join(dataDirectory, 'thumbnails') };
};

/** Answers held until the test releases them. */
const holdAnswers = () => {
  const held: ServerResponse[] = [];
  return {
    hold: (response: ServerResponse): void => {
      held.push(response);
    },
    letGo: (): void => {
      for (const response of held.splice(0)) givesPicture(response);
    },
    count: () => held.length,
  };
};

test('VID-21: the server asks for a thumbnail by the video’s id, once, in the size sddefault, and keeps it', async () => {
  const { host, request, ask, folder } = await start();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([shown, shown, shown]);
  const again = await request(thumbnailPath(id));
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(jpeg);
  expect(host.calls).toEqual([`/vi/${id}/sddefault.jpg`]);
  expect(await readdir(folder)).toEqual([`${id}.jpg`]);
});

const strangers = ids(60, 'stranger');

test('VID-21: what the programme does not name is asked for nowhere: 60 such ids do not delay a real one', async () => {
  const { host, ask, folder, logged } = await start();
  const answers = await Promise.all(strangers.map(ask));
  expect(answers).toEqual(strangers.map(() => unknown));
  expect([host.calls, logged]).toEqual([[], []]);
  await expect(readdir(folder)).rejects.toThrow('ENOENT');
  expect(await ask()).toEqual(shown);
});

/** Requests many ids while the video site does not answer, until those without a place are refused. */
const crowd = async ({ host, ask }: Awaited<ReturnType<typeof start>>, asked: readonly string[]) => {
  const held = holdAnswers();
  host.answers(held.hold);
  let turnedAway = 0;
  const answers = asked.map(async (one) => {
    const answer = await ask(one);
    if (answer.status === drawn.status) turnedAway += 1;
    return answer;
  });
  const tooMany = asked.length - thumbnailLimits.atOnce - thumbnailLimits.waiting;
  await expect.poll(() => turnedAway).toBe(tooMany);
  await expect.poll(held.count).toBe(thumbnailLimits.atOnce);
  const letGo = () => {
    host.answers(givesPicture);
    held.letGo();
    return Promise.all(answers);
  };
  return { letGo };
};
const room = thumbnailLimits.atOnce + thumbnailLimits.waiting;
const countOf = (answers: readonly { status: number }[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

test('control: where any id counts as named, strangers’ are asked for and kept, and a real one is turned away', async () => {
  const site = await start(() => Promise.resolve(true));
  const { letGo } = await crowd(site, strangers);
  expect(await site.ask()).toEqual(drawn);
  expect(countOf(await letGo(), 200)).toBe(room);
  expect(await readdir(site.folder)).toHaveLength(room);
});

test('VID-21: only a few are requested at a time; one too many gets a drawn one, once: it does not count as missing', async () => {
  const site = await start();
  const named = ids(room + 1);
  const { letGo } = await crowd(site, named);
  expect([await site.ask(), await site.ask()]).toEqual([drawn, drawn]);
  expect(site.host.calls).toHaveLength(thumbnailLimits.atOnce);
  const answers = await letGo();
  expect([countOf(answers, 200), countOf(answers, 302)]).toEqual([room, 1]);
  const turnedAway = named.filter((_, index) => answers[index]?.status === 302);
  expect([await site.ask(), await site.ask(turnedAway[0])]).toEqual([shown, shown]);
  expect(site.logged).toEqual([]);
});

const answersWith =
  (status: number, body: string | Uint8Array = '') =>
  (response: ServerResponse) => {
    response.writeHead(status).end(body);
  };
const tooMuch = new Uint8Array(thumbnailLimits.size + 1).fill(0xff);
tooMuch.set(jpeg);

test.each([
  ['has none', 'thumbnail.absent', thumbnailLimits.absentFor, answersWith(404)],
  ['has none any more', 'thumbnail.absent', thumbnailLimits.absentFor, answersWith(410, jpeg)],
  ['fails', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(500)],
  ['is overloaded', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(503)],
  ['refuses', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(429)],
  ['leads elsewhere', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(302)],
  ['answers HTML', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(200, '<p>')],
  ['answers nothing', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(200)],
  ['answers too much', 'thumbnail.not-fetched', thumbnailLimits.failedFor, answersWith(200, tooMuch)],
  [
    'hangs up',
    'thumbnail.not-fetched',
    thumbnailLimits.failedFor,
    (response: ServerResponse) => void response.destroy(),
  ],
])(
  'VID-21: a drawn one stands in where the video site %s, which is asked again when that is over',
  async (_name, event, lasts, answer) => {
    const { host, ask, later, logged, folder } = await start();
    host.answers(answer);
    expect([await ask(), await ask()]).toEqual([drawn, drawn]);
    host.answers(givesPicture);
    later(lasts);
    expect([await ask(), host.calls.length]).toEqual([drawn, 1]);
    later(1);
    expect([await ask(), host.calls.length]).toEqual([shown, 2]);
    expect([logged, await readdir(folder)]).toEqual([[event], [`${id}.jpg`]]);
  },
);

test('VID-21: a thumbnail that cannot be read or kept is shown all the same, and the log says why', async () => {
  const spoilt = makeFolder({ thumbnails: 'no folder' });
  const { host, ask, logged } = await start(undefined, spoilt);
  expect([await ask(), await ask(), host.calls.length]).toEqual([shown, shown, 2]);
  const each = ['thumbnail.not-read', 'thumbnail.not-kept'];
  expect(logged).toEqual([...each, ...each]);
});

test('VID-21: a thumbnail that is as large as one may be is shown', async () => {
  const { host, ask } = await start();
  host.answers(answersWith(200, tooMuch.subarray(0, -1)));
  expect(await ask()).toEqual(shown);
});

test('VID-21: while it is unknown what the programme names, the video site is not asked, and a drawn one stands in', async () => {
  const { host, ask, logged } = await start(() => Promise.reject(new Error('No database')));
  expect([await ask(), host.calls, logged]).toEqual([drawn, [], ['thumbnail.names-unknown']]);
});

test.each([
  '..%2F..%2Fetc.jpg',
  'a.jpg',
  'aqz-KE-bpKQ',
  'aqz.KE.bpKQ.jpg',
  `${'a'.repeat(21)}.jpg`,
  'x%22%3E%3C.jpg',
])('VID-21: nothing is asked for %s', async (file) => {
  const { host, request } = await start(() => Promise.resolve(true));
  expect([(await request(`/media/thumbnails/${file}`)).status, host.calls]).toEqual([404, []]);
});

test('VID-21: the site answers for what its programme names, and for nothing else, whatever lies among the files', async () => {
  const { app, store } = await startOwnApp();
  await fillTestVideos(store);
  const folder = join(store.dataDirectory, 'thumbnails');
  await mkdir(folder);
  for (const name of [id, 'stranger000000']) await writeFile(join(folder, `${name}.jpg`), jpeg);
  const ask = async (asked: string) => seen(await app.hono.request(thumbnailPath(asked)));
  expect([await ask(id), await ask('stranger000000'), await ask('stranger000001')]).toEqual([
    shown,
    unknown,
    unknown,
  ]);
});
