import { Hono } from 'hono';
import type { KyselyPlugin } from 'kysely';
import { setImmediate as afterOthers } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp, type App } from '../app.ts';
import { readSettings } from '../environment.ts';
import { createLog } from '../log.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { fillTestProgramme } from '../store/testing/programme.ts';
import type { Store } from '../store/store.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { turnsLimits } from '../turns/limits.ts';
import { prepareEntry } from './entry.ts';
import { preparedLimits } from './limits.ts';
import { createShares } from './shares.ts';

const proxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
const summary = '/api/content/fr/content/8/calendar?month=2027-07';
const cheapest = 500_000;
/** The `index`-th of many different questions with the same answer. */
const price = (index: number): string => `price=0-${cheapest + index}`;
const question = (index: number): string => `${summary}&${price(index)}`;
const { buildsAtOnce, longestWait } = preparedLimits;
const { waitingOfNetwork } = turnsLimits;
const refusal = '{"error":{"code":"unavailable","message":"Too much is asked for that is not prepared"}}';

/** Waits until in-process requests are in the line. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await afterOthers();
};
const statusesOf = async (answers: readonly Promise<Response>[]): Promise<Map<number, number>> => {
  const counts = new Map<number, number>();
  for (const { status } of await Promise.all(answers)) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
};

describe.each(engines)('questions that nobody has asked before, on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('under a crowd', () => {
    let engine: Engine;
    let store: Store;
    let app: App;
    let logged: unknown[];
    /** The questions in the order of their counting. */
    let begun: Set<number>;
    let ends: (() => void)[];
    let holds: boolean;

    /** Notes each counted question, and holds its first answer. */
    const watcher: KyselyPlugin = {
      transformQuery: ({ node }) => {
        // In thousandths.
        const asked = /"value":(5\d{5})000\b/.exec(JSON.stringify(node))?.[1];
        if (asked !== undefined) begun.add(Number(asked) - cheapest);
        return node;
      },
      transformResult: async ({ result }) => {
        if (holds) await new Promise<void>((resolve) => void ends.push(resolve));
        return result;
      },
    };
    const endAll = (): void => {
      holds = false;
      for (const end of ends.splice(0)) end();
    };
    const get = async (path: string, from: string): Promise<Response> =>
      app.hono.request(path, { headers: { 'x-forwarded-for': from } }, proxy);

    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
      await fillTestProgramme(store);
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    beforeEach(async () => {
      const lines: unknown[] = [];
      [logged, begun, ends, holds] = [lines, new Set(), [], false];
      app = await createApp({
        settings: readSettings({ TRUSTED_PROXIES: '1' }),
        store: { ...store, counts: store.counts.withPlugin(watcher) },
        clock: createTestClock('2027-07-16T21:30:00Z'),
        log: createLog((line) => lines.push(JSON.parse(line))),
      });
      // However busy the machine is, nobody waits too long.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      return () => {
        endAll();
        vi.useRealTimers();
        app.close();
      };
    });
    const begins = async (count: number): Promise<void> => {
      while (begun.size < count) await afterOthers();
    };

    test.each([
      ['IPv4', () => '192.0.2.1', '192.0.2.2'],
      ['one /64 of IPv6', (index: number) => `2001:db8::${index + 1}`, '2001:db8:0:1::1'],
    ])(
      'CAL-24: 300 of one address (%s) are counted in turns, and hold up nobody else',
      async (_, from, other) => {
        holds = true;
        const crowd = Array.from({ length: 300 }, (__, index) => get(question(1 + index), from(index)));
        await begins(buildsAtOnce);
        const single = get(question(0), other);
        await settle();
        expect(begun.size).toBe(buildsAtOnce);
        endAll();
        expect((await single).status).toBe(200);
        // The running ones, and one of the crowd's.
        expect([...begun].indexOf(0)).toBe(buildsAtOnce + 1);
        const served = buildsAtOnce + waitingOfNetwork;
        expect(await statusesOf(crowd)).toEqual(
          new Map([
            [200, served],
            [503, 300 - served],
          ]),
        );
      },
    );

    test('200 people behind one address are all answered', async () => {
      const crowd = Array.from({ length: 200 }, (_, index) => get(question(index), '192.0.2.1'));
      expect([await statusesOf(crowd), logged]).toEqual([new Map([[200, 200]]), []]);
    });

    test('control: a page that is rendered asks in process, and has had its turn', async () => {
      holds = true;
      const crowd = Array.from({ length: 10 }, (_, index) => get(question(1 + index), '192.0.2.1'));
      await begins(buildsAtOnce);
      const ofPage = app.hono.request(question(0));
      await begins(buildsAtOnce + 1);
      expect(begun.has(0)).toBe(true);
      endAll();
      expect([(await ofPage).status, await statusesOf(crowd)]).toEqual([200, new Map([[200, 10]])]);
    });

    test('errors: who waits too long is told to come back, for data and for print; what is kept goes on', async () => {
      expect((await get(question(0), '192.0.2.1')).status).toBe(200);
      holds = true;
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const crowd = Array.from({ length: buildsAtOnce }, (_, index) => get(question(1 + index), '192.0.2.1'));
      await begins(buildsAtOnce + 1);
      const late = get(question(100), '192.0.2.2');
      const printed = get(`/fr/calendrier?print=all&month=2027-07&${price(101)}`, '192.0.2.3');
      const waits = () => timers.mock.calls.filter(([, ms]) => ms === longestWait);
      // A look at the version without a connection gives up after a while.
      while (waits().length < buildsAtOnce + 2) await vi.advanceTimersByTimeAsync(1);
      expect(logged).toEqual([]);
      for (const [giveUp] of waits().slice(-2)) giveUp();
      timers.mockRestore();
      const [data, list] = [await late, await printed];
      expect([
        [data.status, data.headers.get('retry-after'), data.headers.get('cache-control'), await data.text()],
        [list.status, list.headers.get('retry-after'), list.headers.get('cache-control')],
      ]).toEqual([
        [503, '5', 'no-store', refusal],
        [503, '5', 'no-store'],
      ]);
      expect((await get(question(0), '192.0.2.1')).status).toBe(200);
      endAll();
      expect(await statusesOf(crowd)).toEqual(new Map([[200, buildsAtOnce]]));
      expect((await get(question(100), '192.0.2.2')).status).toBe(200);
      await settle();
      expect(logged).toEqual([
        expect.objectContaining({ level: 'warn', event: 'answers.crowded' }),
        expect.objectContaining({ level: 'info', event: 'answers.served' }),
      ]);
    });
  });
});

test.each([
  ['here', {}, buildsAtOnce],
  ['an external host’s', { CONTENT_API_URL: 'https://host.invalid/api' }, turnsLimits.atOnceElsewhere],
])(
  'content that is %s: as many answers are made at once as may wait for it together',
  async (_, env, most) => {
    const shareOf = createShares({ settings: readSettings(env), log: createLog(() => undefined) });
    const begun: string[] = [];
    const { promise: end, resolve: endAll } = Promise.withResolvers<void>();
    const hono = new Hono().get('*', async (context) => {
      await shareOf(context)?.(context.req.path, async () => {
        begun.push(context.req.path);
        await end;
        return prepareEntry({ status: 200, headers: {}, body: '' }, {}, false);
      });
      return context.body(null);
    });
    const paths = Array.from({ length: most + 1 }, (__, index) => `/${index}`);
    const answers = paths.map(async (path) => hono.request(path, {}, proxy));
    await settle();
    expect(begun).toEqual(paths.slice(0, most));
    endAll();
    expect(await statusesOf(answers)).toEqual(new Map([[200, most + 1]]));
  },
);
