import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { epochSeconds } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { engines, type Engine } from '../store/testing/engines.ts';
import { createTestClock } from '../testing/startTestApp.ts';
import { createCleaner } from './cleaner.ts';
import { cleaningLimits, keptFor, strangersBudgets } from './limits.ts';

const clock = createTestClock('2027-07-16T21:30:00Z');
const now = epochSeconds(clock.now());
const rowsAtOnce = 1_000;

describe.each(engines)('budgets that strangers fill on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('too many', () => {
    let engine: Engine;
    let store: Store;
    beforeAll(async () => {
      engine = await start();
      store = await engine.open();
    });
    afterAll(async () => {
      await store.close();
      await engine.stop();
    });
    const insert = (name: string, ends: readonly number[]): Promise<void> =>
      store.transact(async (db) => {
        for (let at = 0; at < ends.length; at += rowsAtOnce)
          await db
            .insertInto('budgets')
            .values(ends.slice(at, at + rowsAtOnce).map((end) => ({ name, key: `${end}`, spent_until: end })))
            .execute();
      });
    const keysOf = async (name: string): Promise<string[]> => {
      const rows = await store.db.selectFrom('budgets').select('key').where('name', '=', name).execute();
      return rows.map(({ key }) => key).toSorted((a, b) => Number(a) - Number(b));
    };
    const trim = (): Promise<void> => createCleaner({ store, clock }).trim(() => Promise.resolve(true));

    test('OPS-17: of more than 100,000 keys that strangers choose the ones that end first go; codes stay, and expired ones go each minute', async () => {
      const many = cleaningLimits.budgets + 2 * cleaningLimits.slice;
      const ends = Array.from({ length: many }, (_, index) => now + 1 + index);
      await insert('passwords', ends);
      await insert('loginCodes', [now + 1]);
      await insert('resets', [now - keptFor.budgets - 1]);
      expect(strangersBudgets).not.toContain('loginCodes');
      await trim();
      const left = await keysOf('passwords');
      expect([left.length, left[0], left.at(-1)]).toEqual([
        cleaningLimits.budgets,
        String(ends[many - cleaningLimits.budgets]),
        String(ends.at(-1)),
      ]);
      expect([await keysOf('loginCodes'), await keysOf('resets')]).toEqual([[String(now + 1)], []]);
    });
  });
});
