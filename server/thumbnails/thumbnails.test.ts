import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { thumbnailPath } from '#contract/programme/videoFilm.ts';
import { createLog } from '../log.ts';
import { makeFolder } from '../testing/makeFolder.ts';
import { createThumbnails, thumbnailLimits } from './thumbnails.ts';

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const id = 'aqz-KE-bpKQ';

/** A site whose server hears from the video site what the test says. */
const start = (answer: (url: string) => Response | Promise<Response>) => {
  const dataDirectory = makeFolder({});
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const calls: string[] = [];
  const logged: string[] = [];
  const thumbnails = createThumbnails({
    log: createLog((line) => logged.push(JSON.parse(line).event)),
    settings: { dataDirectory },
    fetch: async (url) => {
      calls.push(url);
      return answer(url);
    },
  });
  const ask = async (path = thumbnailPath(id)) => {
    const { status, headers, ...rest } = await thumbnails.request(path);
    return { status, to: headers.get('location') ?? headers.get('content-type'), ...rest };
  };
  return { thumbnails, ask, calls, logged, folder: join(dataDirectory, 'thumbnails') };
};
const drawn = { status: 302, to: '/icons/social.png' };

test('VID-21: the server asks for a thumbnail by the video’s id, once, in the size sddefault, and keeps it', async () => {
  const { thumbnails, ask, calls, folder } = start(() => new Response(jpeg));
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers).toEqual(answers.map(() => ({ status: 200, to: 'image/jpeg' })));
  const again = await thumbnails.request(thumbnailPath(id));
  expect(new Uint8Array(await again.arrayBuffer())).toEqual(jpeg);
  expect(calls).toEqual([`https://i.ytimg.com/vi/${id}/sddefault.jpg`]);
  expect(await readdir(folder)).toEqual([`${id}.jpg`]);
});

test.each([
  ['has none', () => new Response('', { status: 404 })],
  ['answers HTML', () => new Response('<p>', { headers: { 'content-type': 'image/jpeg' } })],
  ['answers too much', () => new Response(new Uint8Array(thumbnailLimits.size + 1).fill(0xff))],
  ['announces too much', () => new Response(jpeg, { headers: { 'content-length': '9999999' } })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'VID-21: a drawn one stands in where the video site %s, which is not asked again at once',
  async (_name, answer) => {
    const { ask, calls, logged } = start(answer);
    expect([await ask(), await ask()]).toEqual([drawn, drawn]);
    expect([calls.length, logged]).toEqual([1, ['thumbnail.not-fetched']]);
  },
);

test.each([
  '..%2F..%2Fetc.jpg',
  'a.jpg',
  'aqz-KE-bpKQ',
  'aqz.KE.bpKQ.jpg',
  `${'a'.repeat(21)}.jpg`,
  'x%22%3E%3C.jpg',
])('VID-21: nothing is asked for %s', async (file) => {
  const { ask, calls } = start(() => new Response(jpeg));
  expect([(await ask(`/media/thumbnails/${file}`)).status, calls]).toEqual([404, []]);
});
