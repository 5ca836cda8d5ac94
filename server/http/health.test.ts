import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { storeLimits } from '../store/engine/limits.ts';
import { isMigrated } from '../store/migrations/migrate.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createHealth } from './health.ts';

/** The limits of the product, but with a short line. */
vi.mock('../store/engine/limits.ts', async (original) => ({
  storeLimits: {
    ...(await original<{ storeLimits: object }>()).storeLimits,
    connections: 3,
    waiting: 20,
  },
}));
vi.mock(import('../store/migrations/migrate.ts'), async (original) => {
  const real = await original();
  return { ...real, isMigrated: vi.fn(real.isMigrated) };
});

describe.each(engines)('readiness on $name', ({ name, start, isHere }) => {
  describe.runIf(isHere)('while every turn is taken and the line is full', () => {
    let engine: Engine;
    let store: Store;
    /** Ends the first turn. */
    let endOne: () => void;
    let endAll: () => Promise<unknown>;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    beforeEach(async () => {
      const places = name === 'SQLite' ? 1 : storeLimits.connections;
      const ends = Array.from({ length: places + storeLimits.waiting }, () => Promise.withResolvers<void>());
      const entered = ends.map(() => Promise.withResolvers<void>());
      const burst = ends.map(({ promise }, index) =>
        store.transact(() => {
          entered[index]?.resolve();
          return promise;
        }),
      );
      await Promise.all(entered.slice(0, places).map(({ promise }) => promise));
      endOne = () => ends[0]?.resolve();
      endAll = () => {
        for (const { resolve } of ends) resolve();
        return Promise.all(burst);
      };
      vi.mocked(isMigrated).mockClear();
    });
    afterEach(() => endAll());

    let logged: unknown[];
    const openHealth = () => {
      logged = [];
      const log = createLog((line) => logged.push(JSON.parse(line)));
      return createHealth({ store, log, isWarm: () => true });
    };

    test('QA: the first turn that is free is for readiness, and the site is ready', async () => {
      const answer = openHealth().request('/readyz');
      endOne();
      expect((await answer).status).toBe(200);
    });

    test('control: who asks as everybody does is not even let into the line', async () => {
      await expect(store.transact((db) => isMigrated(db))).rejects.toThrow('20 wait already');
    });

    test('Security: many who ask together take one turn', async () => {
      const health = openHealth();
      const answers = Array.from({ length: 50 }, async () => health.request('/readyz'));
      endOne();
      const told = await Promise.all(answers);
      expect(told.filter(({ status }) => status === 200)).toHaveLength(50);
      expect(isMigrated).toHaveBeenCalledOnce();
      await endAll();
      expect((await health.request('/readyz')).status).toBe(200);
      expect(isMigrated).toHaveBeenCalledTimes(2);
    });

    test('OPS-38: a site that was not ready is ready once its database answers', async () => {
      await endAll();
      const health = openHealth();
      vi.mocked(isMigrated).mockRejectedValueOnce(new Error('gone'));
      const asked = [await health.request('/readyz'), await health.request('/readyz')];
      expect(asked.map(({ status }) => status)).toEqual([503, 200]);
      expect(logged).toEqual([
        expect.objectContaining({ level: 'warn', event: 'readiness.failed', reason: 'gone' }),
      ]);
    });
  });
});
