import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { foreignNames } from './foreignNames.ts';
import { thumbnailLimits } from './limits.ts';

const item = (id: number, facts: object) => ({ id, title: `V${id}`, url: `/fr/videos/${id}`, ...facts });
const french = [
  item(1, { youtube_id: 'french_0001' }),
  item(2, { youtube_id: '' }),
  item(3, { youtube_id: 'french_0003' }),
];
const english = [
  item(1, { youtube_id: 'english_001' }),
  { broken: true },
  item(3, { youtube_id: 'french_0003' }),
];

/** An external content host on this machine, with pages of two. */
const startHost = async () => {
  const state = {
    calls: [] as string[],
    isDown: false,
    lists: { fr: french as unknown[], en: english as unknown[] },
  };
  const server = createServer(({ url = '' }, response) => {
    state.calls.push(url);
    const { pathname, searchParams } = new URL(url, 'http://host.invalid');
    if (state.isDown) return void response.writeHead(500).end();
    const list = pathname.startsWith('/fr/') ? state.lists.fr : state.lists.en;
    const offset = Number(searchParams.get('offset'));
    const items = list.slice(offset, offset + 2);
    response.end(JSON.stringify({ items, total: list.length, pagesize: 2 }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  const clock = createTestClock('2027-07-16T12:00:00Z');
  const logged: string[] = [];
  const names = foreignNames({
    url: `http://127.0.0.1:${address.port}`,
    siteId: 8,
    clock,
    log: createLog((line) => logged.push(JSON.parse(line).event)),
  });
  const later = (milliseconds: number): void => clock.set(clock.now().add({ milliseconds }).toString());
  return { state, names, later, logged };
};

test('VID-21: an external content host names the videos of its list in both languages, which is read whole', async () => {
  const { state, names, logged } = await startHost();
  const asked = ['french_0001', 'french_0003', 'english_001', 'stranger001'];
  expect(await Promise.all(asked.map(names))).toEqual([true, true, true, false]);
  expect(state.calls.toSorted()).toEqual([
    '/en/content/8/videos?pagesize=400&offset=0',
    '/en/content/8/videos?pagesize=400&offset=2',
    '/fr/content/8/videos?pagesize=400&offset=0',
    '/fr/content/8/videos?pagesize=400&offset=2',
  ]);
  expect(logged).toEqual([]);
});

test('VID-21: unknown ids never cause a question to the host; when one is due, it is asked once, while answers go on', async () => {
  const { state, names, later } = await startHost();
  const first = await names('french_0001');
  const { length: once } = state.calls;
  later(thumbnailLimits.namesFresh - 1);
  const strangers = await Promise.all(Array.from({ length: 60 }, (_, index) => names(`stranger${index}`)));
  expect([first, new Set(strangers), state.calls.length]).toEqual([true, new Set([false]), once]);
  state.lists.fr = [item(4, { youtube_id: 'added_00004' })];
  later(1);
  expect([await names('french_0001'), await names('stranger001')]).toEqual([true, false]);
  await expect.poll(() => names('added_00004')).toBe(true);
  expect([await names('french_0001'), state.calls.length]).toEqual([false, once + 3]);
});

test('VID-21: while the host fails, the last list stays; without one every question fails, and the host gets a rest', async () => {
  const { state, names, later, logged } = await startHost();
  state.isDown = true;
  await expect(names('french_0001')).rejects.toThrow('The content host answered 500');
  const { length: failed } = state.calls;
  later(thumbnailLimits.namesFailedFor - 1);
  await expect(names('french_0001')).rejects.toThrow('could not be asked a moment ago');
  expect(state.calls).toHaveLength(failed);
  state.isDown = false;
  later(1);
  expect(await names('french_0001')).toBe(true);
  state.isDown = true;
  later(thumbnailLimits.namesFresh);
  expect(await names('french_0001')).toBe(true);
  await expect.poll(() => logged).toEqual(['thumbnail.names-unread', 'thumbnail.names-unread']);
  expect([await names('french_0001'), await names('stranger001')]).toEqual([true, false]);
});

test('VID-21: a host with more videos than are read names none', async () => {
  const { state, names } = await startHost();
  state.lists.en = Array.from({ length: thumbnailLimits.named + 1 }, (_, index) => item(index, {}));
  await expect(names('french_0001')).rejects.toThrow('10001 videos');
});
