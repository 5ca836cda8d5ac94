import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../store.ts';
import { storeLimits } from './limits.ts';
import { readVersion } from '../schema/version.ts';
import { engines, type Engine } from '../testing/engines.ts';

/** The product's limits, shortened. */
vi.mock('./limits.ts', async (original) => ({
  storeLimits: {
    ...(await original<{ storeLimits: object }>()).storeLimits,
    connections: 3,
    standstill: 1_000,
  },
}));

describe.each(engines)('turns on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('a burst', () => {
    let engine: Engine;
    let store: Store;
    beforeEach(async () => {
      engine = await start();
      store = await engine.openEmpty();
    });
    afterEach(async () => {
      await store.close();
      await engine.stop();
    });

    /** Milliseconds of each transaction, and how many one place does in twice the longest standstill. */
    const work = 100;
    const each = (2 * storeLimits.standstill) / work;
    const places = (): number => (engine.databaseUrl === null ? 1 : storeLimits.connections);

    test('QA: as long as some are let in, all who wait are, though it takes longer than a standstill may', async () => {
      const all = Array.from({ length: each * places() }, (_, index) =>
        store.transact(async () => {
          await pause(work);
          return index;
        }),
      );
      expect(await Promise.all(all)).toEqual(all.map((_, index) => index));
    });

    test('QA: one that never ends is not waited for without end, and the next is let in after it', async () => {
      const held = Array.from({ length: places() }, () => Promise.withResolvers<string>());
      const holding = held.map(({ promise }) => store.transact(() => promise));
      await expect(store.transact(async () => 'too early')).rejects.toThrow('nobody is let in');
      for (const { resolve } of held) resolve('done');
      expect(await Promise.all(holding)).toEqual(held.map(() => 'done'));
      expect(await store.transact((db) => readVersion(db))).toBeTypeOf('number');
    });

    test('QA: a transaction that fails gives its turn back', async () => {
      for (let count = 0; count <= places(); count += 1)
        await expect(store.transact(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
      expect(await store.transact(async () => 'mine')).toBe('mine');
    });
  });
});
