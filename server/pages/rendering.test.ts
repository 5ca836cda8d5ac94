import { setImmediate as afterOthers } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Answer, PageHandler } from '../prepared/answer.ts';
import { startOwnApp } from '../testing/startOwnApp.ts';
import { listenOnFreePort } from '../testing/startTestApp.ts';
import { turnsLimits } from '../turns/limits.ts';
import { pagesLimits } from './limits.ts';
import { testFestival } from '../profile/testing/testFestival.ts';
import { staticPageOf } from './staticPage.ts';
import { pagesOf } from './testing/pagesOf.ts';

/** Requested addresses, with their callers' abort signals. */
let asked: Map<string, AbortSignal>;
/** Addresses in the order of their rendering. */
let begun: string[];
/** Functions that end held renderings. */
let ends: (() => void)[];
let holds: boolean;
beforeEach(() => {
  [asked, begun, ends, holds] = [new Map(), [], [], false];
});
afterEach(() => void vi.useRealTimers());

const page = (body: string): Answer => ({ status: 200, headers: { 'content-type': 'text/html' }, body });
const made = pagesOf(async ({ url }) => {
  const { pathname, search } = new URL(url);
  begun.push(pathname + search);
  if (holds) await new Promise<void>((resolve) => void ends.push(resolve));
  return page(pathname + search);
});
const pages = async (): Promise<PageHandler> => {
  const handler = await made();
  return (request) => {
    asked.set(new URL(request.url).pathname, request.signal);
    return handler(request);
  };
};
/** Ends all held renderings, and holds no more. */
const endAll = (): void => {
  holds = false;
  for (const end of ends.splice(0)) end();
};
/** Waits until in-process requests are in the line. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await afterOthers();
};
const begins = (count: number): Promise<void> => vi.waitUntil(() => begun.length >= count).then(() => {});

const staticPage = staticPageOf('<!doctype html><title>Later</title>');
const env = { TRUSTED_PROXIES: '1' };
/** The server's data about a connection. */
const proxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const open = async () => {
  const { app, logged } = await startOwnApp({ pages, staticPage, env });
  const get = async (path: string, from = '192.0.2.1') =>
    app.hono.request(path, { headers: { 'x-forwarded-for': from } }, proxy);
  return { app, logged, get };
};
type Get = Awaited<ReturnType<typeof open>>['get'];
const many = (get: Get, count: number, from: string): Promise<Response>[] =>
  Array.from({ length: count }, (_, index) => get(`/fr/a?q=${index}`, from));
const statusesOf = async (answers: readonly Promise<Response>[]): Promise<Map<number, number>> => {
  const counts = new Map<number, number>();
  for (const { status } of await Promise.all(answers)) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
};

describe('rendering under a crowd', () => {
  test('200 pages wait for one address without a refusal, where rendering takes no time', async () => {
    const { get, logged } = await open();
    expect([await statusesOf(many(get, 200, '192.0.2.1')), begun.length, logged]).toEqual([
      new Map([[200, 200]]),
      200,
      [],
    ]);
  });

  test('a page that many ask for at once is rendered once', async () => {
    const { get } = await open();
    const readers = Array.from({ length: 500 }, (_, index) => get('/fr', `192.0.2.${index % 250}`));
    expect([await statusesOf(readers), begun]).toEqual([new Map([[200, 500]]), ['/fr']]);
  });

  test.each([
    ['IPv4', '192.0.2.1', () => '192.0.2.1', '192.0.2.2'],
    ['one /64 of IPv6', '2001:db8::1', (index: number) => `2001:db8::${index + 1}`, '2001:db8:0:1::1'],
  ])('500 pages of one address (%s) do not hold up the one of another', async (_, first, from, other) => {
    const { get } = await open();
    holds = true;
    const crowd = [get('/fr/first', first)];
    for (let index = 0; index < 500; index += 1) crowd.push(get(`/fr/a?q=${index}`, from(index)));
    await begins(pagesLimits.rendersAtOnce);
    const single = get('/fr/mine', other);
    await settle();
    endAll();
    const answer = await single;
    expect([answer.status, await answer.text()]).toEqual([200, '/fr/mine']);
    // The running ones, and one of the crowd's.
    expect(begun.indexOf('/fr/mine')).toBe(pagesLimits.rendersAtOnce + 1);
    const served = pagesLimits.rendersAtOnce + turnsLimits.waitingOfNetwork;
    expect(await statusesOf(crowd)).toEqual(
      new Map([
        [200, served],
        [503, 501 - served],
      ]),
    );
  });

  test('who waits two seconds for a turn is told to come back; what is kept goes on, and all is well after it', async () => {
    const { get, logged } = await open();
    expect((await get('/fr')).status).toBe(200);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    holds = true;
    const rendered = Array.from({ length: pagesLimits.rendersAtOnce }, (_, index) =>
      get(`/fr/slow/${index}`),
    );
    await begins(1 + pagesLimits.rendersAtOnce);
    const waits = get('/fr/waits');
    await settle();
    await vi.advanceTimersByTimeAsync(pagesLimits.longestWait - 1);
    expect(logged).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    const sentAway = await waits;
    expect([sentAway.status, Object.fromEntries(sentAway.headers), await sentAway.text()]).toEqual([
      503,
      expect.objectContaining({
        'retry-after': '5',
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        ...staticPage.headers,
      }),
      staticPage.html(testFestival),
    ]);
    expect(sentAway.headers.has('etag')).toBe(false);
    expect((await get('/fr')).status).toBe(200);
    endAll();
    expect(await statusesOf(rendered)).toEqual(new Map([[200, pagesLimits.rendersAtOnce]]));
    expect((await get('/fr/waits')).status).toBe(200);
    await settle();
    expect(logged).toEqual([
      expect.objectContaining({ level: 'warn', event: 'pages.crowded' }),
      expect.objectContaining({ level: 'info', event: 'pages.served' }),
    ]);
  });

  test('a reader who goes away leaves the line', async () => {
    const { app } = await open();
    const { origin, stop } = await listenOnFreePort(app);
    onTestFinished(stop);
    holds = true;
    const slow = ['/fr/slow/1', '/fr/slow/2'].map((path) => fetch(origin + path));
    await begins(2);
    const leaving = new AbortController();
    const leaves = fetch(`${origin}/fr/leaves`, { signal: leaving.signal });
    const stays = fetch(`${origin}/fr/stays`);
    await vi.waitUntil(() => asked.has('/fr/leaves') && asked.has('/fr/stays'));
    leaving.abort();
    await expect(leaves).rejects.toThrow('aborted');
    await vi.waitUntil(() => asked.get('/fr/leaves')?.aborted);
    endAll();
    expect(await statusesOf([...slow, stays])).toEqual(new Map([[200, 3]]));
    expect(begun.toSorted()).toEqual(['/fr/slow/1', '/fr/slow/2', '/fr/stays']);
  });
});
