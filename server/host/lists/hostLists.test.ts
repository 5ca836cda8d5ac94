import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';
import { createTestClock } from '#server/testing/startTestApp.ts';
import { createHostLists } from './hostLists.ts';
import { hostListLimits } from './limits.ts';
import type { ListLimits } from './listReading.ts';
import { wireHost, type WireLists } from './testing/wireHost.ts';
import { wireProgramme } from './testing/wireProgramme.ts';

const showsTo = (count: number): object[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    title: `No ${index + 1}`,
    url: `/fr/spectacles/no-${index + 1}`,
  }));

const open = (
  lists: Record<'fr' | 'en', WireLists>,
  { longest = 400, ...limits }: Partial<ListLimits> & { longest?: number } = {},
) => {
  const host = wireHost(lists, longest);
  const logged: { event: string; [field: string]: unknown }[] = [];
  const read = createHostLists({
    host,
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog((line) => {
      const { at: _at, level: _level, ...told } = JSON.parse(line);
      logged.push(told);
    }),
    limits: { ...hostListLimits, ...limits },
  });
  const idsOf = () => read.shows.fr.items().map(({ id }) => id);
  return { host, logged, read, idsOf };
};

/** Lists of a host whose shows in French are answered by their offset, with the addresses asked; its other lists are empty. */
const openShows = (answer: (offset: number) => object) => {
  const asked: string[] = [];
  const read = createHostLists({
    host: {
      ask: (path) => {
        if (!path.startsWith('/fr/content/8/shows')) return Promise.resolve(Response.json({ data: [] }));
        asked.push(path);
        const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset'));
        return Promise.resolve(Response.json(answer(offset)));
      },
    },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  return { asked, read };
};

const addressOf = (list: string, offset: number, lang = 'fr'): string =>
  `/${lang}/content/8/${list}?offset=${offset}&pagesize=100`;
const failing = async (read: { readAll: () => Promise<unknown[]> }) =>
  (await read.readAll()).map((failure) => (failure instanceof Error ? failure.message : 'no error'));

test('HST-20: each list is read to its end in both languages, by the pages that the host has', async () => {
  const { host, read, idsOf } = open({ fr: { shows: showsTo(205) }, en: wireProgramme.en });
  expect([read.shows.fr.items(), await read.readAll()]).toEqual([[], []]);
  expect(idsOf()).toEqual(showsTo(205).map((_, index) => String(index + 1)));
  expect(read.shows.en.items().map(({ title }) => title)).toEqual(['The Big Splash']);
  expect(host.calls.filter((call) => call.includes('/fr/')).toSorted()).toEqual(
    [
      `200 ${addressOf('shows', 0)}`,
      `200 ${addressOf('shows', 100)}`,
      `200 ${addressOf('shows', 200)}`,
      '404 /fr/content/8/programmations?offset=0&pagesize=400&from=1767225600&to=1893456000',
      ...['artists', 'videos', 'festivals'].map((list) => `404 ${addressOf(list, 0)}`),
      '404 /fr/router/presse',
      '404 /fr/router/emplois',
    ].toSorted(),
  );
});

test('HST-20: an unchanged host is asked by validators alone, and nothing is another version; a change is one', async () => {
  const { host, read, idsOf } = open({ fr: { shows: showsTo(3) }, en: {} }, { longest: 2 });
  await read.ready();
  const [items, { length: first }] = [read.shows.fr.items(), host.calls];
  await read.readAll();
  expect(host.calls.slice(first).filter((call) => call.startsWith('200'))).toEqual([]);
  expect(host.calls.slice(first).filter((call) => call.startsWith('304'))).toHaveLength(2);
  expect(read.shows.fr.items()).toBe(items);
  const before = read.version();
  host.lists.fr.shows = showsTo(4);
  await read.readAll();
  expect([before, read.version(), idsOf()]).toEqual([1, 2, ['1', '2', '3', '4']]);
  read.stop();
});

test('HST-21: a page that fails midway takes nothing away, and the next reading goes on there', async () => {
  const { host, read, idsOf } = open({ fr: { shows: showsTo(250) }, en: {} });
  const second = addressOf('shows', 100);
  host.fails = (path) => path === second;
  expect(await failing(read)).toEqual(['It answered 503']);
  expect(idsOf()).toHaveLength(100);
  host.fails = () => false;
  const { length: first } = host.calls;
  expect(await failing(read)).toEqual([]);
  expect(host.calls.slice(first).filter((call) => call.includes('/fr/content/8/shows'))).toEqual([
    `200 ${second}`,
    `200 ${addressOf('shows', 200)}`,
  ]);
  expect(idsOf()).toHaveLength(250);
  // A list that was whole before stays whole while a later reading fails.
  host.lists.fr.shows = showsTo(251);
  host.fails = (path) => path === second;
  expect([await failing(read), idsOf().length]).toEqual([['It answered 503'], 250]);
});

test('HST-21: while a host was never there, nobody says that it has nothing', async () => {
  const { host, read } = open(wireProgramme);
  host.fails = () => true;
  await expect(read.known()).rejects.toMatchObject({ code: 'unavailable' });
  host.fails = () => false;
  await read.readAll();
  await expect(read.known()).resolves.toBeUndefined();
  read.stop();
});

test.each<[told: string, fails: (path: string) => boolean, versions: (number | null)[]]>([
  ['no list', () => true, [null, 1, 1]],
  ['one list in one language', (path) => path !== addressOf('videos', 0), [1, 2, 2]],
  ['one list, which is empty', (path) => path !== addressOf('videos', 0, 'en'), [1, 2, 2]],
  ['all lists but one', (path) => path === addressOf('videos', 0), [1, 2, 2]],
  ['every list', () => false, [1, 1, 1]],
])(
  'HST-21: of a host that tells %s at first, that much is known; the rest is news later, its absence none',
  async (_, fails, versions) => {
    const { host, read } = open(wireProgramme);
    host.fails = fails;
    await read.ready();
    const first = read.version();
    host.fails = () => false;
    await read.readAll();
    const second = read.version();
    host.fails = () => true;
    await read.readAll();
    expect([first, second, read.version()]).toEqual(versions);
    read.stop();
  },
);

test('HST-22: a list without an end is read as far as the bounds, and told once', async () => {
  const bounds = [
    [{ pages: 3 }, 300],
    [{ entries: 150 }, 200],
    [{ size: 5_000 }, 100],
  ] as const;
  for (const [bound, read] of bounds) {
    const endless = open({ fr: { shows: showsTo(2_000) }, en: {} }, bound);
    await endless.read.readAll();
    await endless.read.readAll();
    expect([endless.idsOf().length, endless.logged]).toEqual([
      read,
      [{ event: 'host.list.cut', reason: `shows (fr) goes on after ${read} entries` }],
    ]);
  }
});

test('HST-22: a list that has an end again is told as whole, and once it goes on again, as cut', async () => {
  const { host, read, logged } = open({ fr: { shows: showsTo(150) }, en: {} }, { pages: 1 });
  for (const count of [150, 50, 60, 150]) {
    host.lists.fr.shows = showsTo(count);
    await read.readAll();
  }
  expect(logged.map(({ event }) => event)).toEqual(['host.list.cut', 'host.list.whole', 'host.list.cut']);
});

test('HST-22: a host that repeats a page for ever is left', async () => {
  const { host, read, idsOf } = open({ fr: { shows: showsTo(500) }, en: {} });
  const { ask } = host;
  host.ask = (path, init) => ask(path.replace(/(shows\?offset=)\d+/, '$10'), init);
  const forever = createHostLists({
    host: {
      ask: async (path) => {
        const answer: object = await (await host.ask(path)).json();
        const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset'));
        return path.includes('shows')
          ? Response.json({ ...answer, next: offset + 100 })
          : Response.json({ data: [] });
      },
    },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  await forever.readAll();
  expect([
    forever.shows.fr.items().length,
    host.calls.filter((call) => call.includes('/fr/')).length,
  ]).toEqual([100, 8]);
  expect([read.version(), idsOf()]).toEqual([null, []]);
  read.stop();
});

test('HST-20: an entry that comes twice is there once, as it came first', async () => {
  const again = showsTo(1).map((show) => ({ ...show, title: 'Again' }));
  const { read, idsOf } = open({ fr: { shows: [...showsTo(100), ...again, ...again] }, en: {} });
  expect(await read.readAll()).toEqual([]);
  expect([idsOf().length, read.shows.fr.items()[0]?.title]).toEqual([100, 'No 1']);
});

test('HST-22: a host that counts more than it has is not asked for its last page again and again', async () => {
  const { asked, read } = openShows((offset) => ({
    data: offset === 0 ? showsTo(100) : [],
    totalcount: 500,
  }));
  expect(await read.readAll()).toEqual([]);
  expect([asked, read.shows.fr.items().length]).toEqual([
    [addressOf('shows', 0), addressOf('shows', 100)],
    100,
  ]);
});

test('HST-22: a host that leads back, or nowhere, has no further page', async () => {
  for (const next of [0, 100, null]) {
    const { asked, read } = openShows((offset) => ({
      data: showsTo(201).slice(offset, offset + 100),
      pagesize: 100,
      totalcount: 201,
      previous: null,
      next: offset === 100 ? next : offset === 0 ? 100 : null,
    }));
    await read.readAll();
    // Without its word the number of entries leads on.
    const pages = next === null ? [0, 100, 200] : [0, 100];
    expect([next, asked]).toEqual([next, pages.map((offset) => addressOf('shows', offset))]);
    expect(read.shows.fr.items()).toHaveLength(next === null ? 201 : 200);
  }
});

test('HST-21: a whole reading is followed by another after five minutes, one that failed after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { host, read, logged } = open({ fr: { shows: showsTo(1) }, en: {} });
  const readings = async (milliseconds: number): Promise<number> => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return host.calls.filter((call) => call.endsWith(addressOf('shows', 0))).length;
  };
  await read.ready();
  expect([await readings(299_999), await readings(1)]).toEqual([1, 2]);
  host.fails = () => true;
  expect([await readings(300_000), await readings(29_999), await readings(1)]).toEqual([3, 3, 4]);
  expect(logged).toEqual([{ event: 'host.lists.behind', reason: 'It answered 503' }]);
  host.fails = () => false;
  expect([await readings(30_000), await readings(299_999), await readings(1)]).toEqual([5, 5, 6]);
  expect(logged.at(-1)).toMatchObject({ event: 'host.lists.caught-up' });
  // At once, since servers of other tests may arm timers at any moment.
  const armed = vi.getTimerCount();
  read.stop();
  expect(vi.getTimerCount()).toBe(armed - 1);
  expect(await readings(900_000)).toBe(6);
});

test('HST-21: a host that does not answer keeps nobody waiting for more than ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const read = createHostLists({
    host: { ask: () => new Promise(() => {}) },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  const told: string[] = [];
  const asked = read
    .known()
    .catch(({ code, headers }: { code: string; headers: Record<string, string> }) =>
      told.push(code, headers['retry-after'] ?? ''),
    );
  await vi.advanceTimersByTimeAsync(9_999);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await asked;
  expect(told).toEqual(['unavailable', '5']);
  read.stop();
});

test('HST-21: a reading that is under way when the site stops is followed by none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = Promise.withResolvers<void>();
  let calls = 0;
  const read = createHostLists({
    host: {
      ask: async () => {
        calls += 1;
        await waiting.promise;
        return Response.json({ data: [] });
      },
    },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  read.start();
  read.stop();
  waiting.resolve();
  await vi.advanceTimersByTimeAsync(0);
  const once = calls;
  await vi.advanceTimersByTimeAsync(900_000);
  expect([once > 2, calls]).toEqual([true, once]);
});

test('HST-23: a wrong entry is left out with a line for it, of many only some; the rest is there', async () => {
  const nonsense: object = [];
  const wrong = { id: '2', url: '/fr/spectacles/x' };
  const { read, idsOf, logged } = open(
    { fr: { shows: [...showsTo(1), wrong, ...showsTo(4).slice(2), nonsense] }, en: {} },
    { told: 2 },
  );
  expect(await read.readAll()).toEqual([]);
  expect(idsOf()).toEqual(['1', '3', '4']);
  const call = '/fr/content/8/shows';
  expect(logged).toEqual([
    { event: 'host.entry.wrong', call, id: '2', field: 'title', expected: 'a value', found: 'undefined' },
    { event: 'host.entry.wrong', call, id: null, field: 'id', expected: 'a value', found: 'undefined' },
  ]);
  const many = open({ fr: { shows: Array.from({ length: 9 }, () => wrong) }, en: {} }, { told: 2 });
  await many.read.readAll();
  expect(many.logged).toHaveLength(2);
});

test('HST-23: of wrong entries on many pages as many are told as of one', async () => {
  const shows = showsTo(300).map((show, index) => (index % 100 === 50 ? { ...show, title: 5 } : show));
  const { read, idsOf, logged } = open({ fr: { shows }, en: {} }, { told: 2 });
  await read.readAll();
  expect([idsOf().length, logged.map(({ id }) => id)]).toEqual([297, ['51', '151']]);
});

test('HST-23: a page of wrong entries alone is not the end of its list', async () => {
  const wrong = Array.from({ length: 100 }, () => ({ url: '/fr/spectacles/x', title: 5 }));
  const { read, idsOf } = open({ fr: { shows: [...wrong, ...showsTo(2)] }, en: {} }, { told: 1 });
  expect([await read.readAll(), idsOf()]).toEqual([[], ['1', '2']]);
});

test('HST-23: wrong entries are counted over the pages of a reading, and anew in the next one', async () => {
  const wrong = { url: '/fr/spectacles/x', title: 5 };
  const { host, read, logged } = open(
    { fr: { shows: [...showsTo(98), ...Array.from({ length: 4 }, () => wrong)] }, en: {} },
    { told: 3 },
  );
  await read.readAll();
  expect(logged).toHaveLength(3);
  host.lists.fr.shows = [...(host.lists.fr.shows ?? []), ...showsTo(1)].toReversed();
  await read.readAll();
  expect(logged).toHaveLength(6);
});

test('HST-23: what is no list fails that list alone, and says what is wrong with it', async () => {
  const { host, read, idsOf } = open({ fr: { shows: showsTo(2), artists: [] }, en: {} });
  const { ask } = host;
  const spoiled = createHostLists({
    host: {
      ask: async (path, init) => (path.includes('artists') ? Response.json({ items: [] }) : ask(path, init)),
    },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  expect(await failing(spoiled)).toEqual(
    Array.from({ length: 2 }, () => 'artists is no list: data must be a value, and is undefined'),
  );
  expect([spoiled.shows.fr.items().length, idsOf()]).toEqual([2, []]);
  read.stop();
});

test('HST-20: the press and the jobs are the entries of pages of that type; another page in their place has none', async () => {
  const data = [{ id: '21', title: 'Tickets on sale', date: '2027-05-01', detail_url: '/en/press/tickets' }];
  const types: Readonly<Record<string, string>> = {
    '/en/router/press': 'press_list',
    '/fr/router/presse': 'page',
    '/en/router/jobs': 'press_list',
  };
  const read = createHostLists({
    host: {
      ask: (path) => {
        const type = types[path];
        const page = { entity_data: type === undefined ? null : { type, id: '1' }, data };
        return Promise.resolve(Response.json(path.includes('/router/') ? page : { data: [] }));
      },
    },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  expect(await read.readAll()).toEqual([]);
  const counts = [read.press.en, read.press.fr, read.careers.en, read.careers.fr].map(
    (list) => list.items().length,
  );
  expect(counts).toEqual([1, 0, 0, 0]);
});

test('HST-20: a list of videos may have its entries and their count under other names', async () => {
  const videos = (first: number, count: number): object[] =>
    Array.from({ length: count }, (_, index) => ({
      id: String(first + index),
      title: 'V',
      url: '/fr/videos/v',
    }));
  const read = createHostLists({
    host: {
      ask: (path) => {
        const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset'));
        const list = { items: videos(offset, offset === 0 ? 100 : 20), total: 120 };
        return Promise.resolve(Response.json(path.includes('/fr/content/8/videos') ? list : { data: [] }));
      },
    },
    siteId: 8,
    clock: createTestClock('2027-06-15T16:00:00Z'),
    log: createLog(() => {}),
  });
  expect(await read.readAll()).toEqual([]);
  expect(read.videos.fr.items().map(({ id }) => id)).toEqual(
    Array.from({ length: 120 }, (_, id) => String(id)),
  );
});
