import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfRow, trimBudgets } from './budgetRows.ts';
import { giveBack, refill, spend, type Budget } from './budgets.ts';
import type { Store } from '../store.ts';
import { engines, type Engine } from '../testing/engines.ts';

const now = 1_000_000;
const minute = 60;
const hour = 60 * minute;
const many = 200;
/** Twelve at once and six more an hour. */
const budgetOf = (key: string): Budget => ({ name: 'guesses', key, atOnce: 12, every: 10 * minute });

describe.each(engines)('budgets on $name', ({ start, isHere }) => {
  describe.runIf(isHere)('contract', () => {
    let engine: Engine;
    /** Two processes' connections to one database. */
    let stores: [Store, Store];
    beforeAll(async () => {
      engine = await start();
      stores = [await engine.open(), await engine.open()];
    });
    afterAll(async () => {
      for (const store of stores) await store.close();
      await engine.stop();
    });
    const storeOf = (index: number): Store => stores[index % 2 === 0 ? 0 : 1];
    const atOnce = <T>(work: (store: Store) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: many }, (_, index) => work(storeOf(index))));
    const spendAt = (budget: Budget, at: number): Promise<number> =>
      stores[0].transact((db) => spend(db, budget, at));
    const spendAll = async (budget: Budget, at = now): Promise<void> => {
      for (let spent = 0; spent < budget.atOnce; spent += 1) expect(await spendAt(budget, at)).toBe(0);
    };

    test('G9: of two hundred side by side in two processes twelve are spent, each once', async () => {
      const budget = budgetOf('parallel');
      let runs = 0;
      const waits = await atOnce((store) =>
        store.transact((db) => {
          runs += 1;
          return spend(db, budget, now);
        }),
      );
      expect(
        Object.fromEntries(
          Map.groupBy(waits, String)
            .entries()
            .map(([wait, of]) => [wait, of.length]),
        ),
      ).toEqual({
        0: budget.atOnce,
        [budget.every]: many - budget.atOnce,
      });
      // Nothing was retried: no deadlocks.
      expect(runs).toBe(many);
    });

    test('control: where each looks first and spends after, all two hundred are judged', async () => {
      const budget = budgetOf('naive');
      let looking = many;
      const { promise: haveAllLooked, resolve } = Promise.withResolvers<void>();
      const spentUntil = async ({ db }: Store): Promise<number> => {
        const row = await db
          .selectFrom('budgets')
          .select('spent_until')
          .where('key', '=', budget.key)
          .executeTakeFirst();
        return row?.spent_until ?? now;
      };
      const judged = await atOnce(async (store) => {
        const isLeft = (await spentUntil(store)) <= now + budget.every * (budget.atOnce - 1);
        if ((looking -= 1) === 0) resolve();
        await haveAllLooked;
        if (isLeft) await store.transact((db) => spend(db, { ...budget, atOnce: many }, now));
        return isLeft;
      });
      expect(judged.filter(Boolean).length).toBe(many);
      expect(await spentUntil(stores[0])).toBe(now + many * budget.every);
    });

    test('G9: somebody who never stops gets eighteen in the fullest hour, and never more', async () => {
      const budget = budgetOf('greedy');
      const spentAt: number[] = [];
      for (let at = now; at <= now + 3 * hour; at += 5 * minute)
        for (let wait = 0; wait === 0;) {
          wait = await spendAt(budget, at);
          if (wait === 0) spentAt.push(at);
        }
      const inHourFrom = (begin: number): number =>
        spentAt.filter((at) => at >= begin && at <= begin + hour).length;
      expect(Math.max(...spentAt.map(inHourFrom))).toBe(18);
    });

    test('G9: pausing for a whole hour gives no more than twelve at once', async () => {
      const budget = budgetOf('paused');
      await spendAll(budget);
      await spendAll(budget, now + 2 * hour);
      expect(await spendAt(budget, now + 2 * hour)).toBe(budget.every);
    });

    test('the next one is there when it was said, to the second', async () => {
      const budget = budgetOf('timed');
      await spendAll(budget);
      expect(await spendAt(budget, now + 10 * minute - 1)).toBe(1);
      expect(await spendAt(budget, now + 10 * minute)).toBe(0);
      expect(await spendAt(budget, now + 10 * minute)).toBe(10 * minute);
    });

    test('budgets are told apart by name and by key', async () => {
      await spendAll(budgetOf('one'));
      expect(await spendAt(budgetOf('other'), now)).toBe(0);
      expect(await spendAt({ ...budgetOf('one'), name: 'mails' }, now)).toBe(0);
      expect(await spendAt(budgetOf('one'), now)).toBe(10 * minute);
    });

    test('what is rolled back is not spent', async () => {
      const budget = budgetOf('undone');
      for (let undone = 0; undone <= budget.atOnce; undone += 1)
        await expect(
          stores[0].transact(async (db) => {
            await spend(db, budget, now);
            throw new Error('undone');
          }),
        ).rejects.toThrow('undone');
      await spendAll(budget);
      expect(await spendAt(budget, now)).toBe(10 * minute);
    });

    test('one is taken back, and no other with it', async () => {
      const budget = budgetOf('returned');
      await spendAll(budget);
      await stores[1].transact((db) => giveBack(db, budget));
      expect(await spendAt(budget, now)).toBe(0);
      expect(await spendAt(budget, now)).toBe(10 * minute);
    });

    test('taken back where nothing was spent, there are not more', async () => {
      const budget = budgetOf('whole');
      await stores[0].transact(async (db) => {
        await spend(db, budget, now);
        await giveBack(db, budget);
        await giveBack(db, budget);
      });
      await spendAll(budget);
      expect(await spendAt(budget, now)).toBe(10 * minute);
    });

    test('a budget is made whole, alone', async () => {
      await spendAll(budgetOf('mine'));
      await spendAll(budgetOf('theirs'));
      await stores[1].transact((db) => refill(db, budgetOf('mine')));
      await spendAll(budgetOf('mine'));
      expect(await spendAt(budgetOf('theirs'), now)).toBe(10 * minute);
    });

    test('G9: of too many budgets those that end first are forgotten, so many at once, and none of another name', async () => {
      const ends = { b: 3, a: 9, d: 1, c: 5 };
      const names = ['strangers', 'others'];
      const end = (most: number) => endOfRow(stores[0].db, names, most);
      const trim = (until: number, most: number) =>
        stores[0].transact((db) => trimBudgets(db, names, { end: until, most }));
      const left = async () =>
        (
          await stores[1].db
            .selectFrom('budgets')
            .select('key')
            .where('key', 'in', Object.keys(ends))
            .execute()
        )
          .map(({ key }) => key)
          .toSorted()
          .join('');
      const insert = (name: string, some: Record<string, number>) =>
        stores[0].transact((db) =>
          db
            .insertInto('budgets')
            .values(Object.entries(some).map(([key, spent_until]) => ({ name, key, spent_until })))
            .execute(),
        );
      await insert('strangers', ends);
      await insert('others', { e: 7 });
      await insert('kept', { b: 1 });
      expect([await end(0), await end(1), await end(4), await end(5)]).toEqual([9, 7, 1, null]);
      expect([await trim(0, 9), await left()]).toEqual([0, 'abbcd']);
      expect([await trim(5, 1), await left()]).toEqual([1, 'abbc']);
      expect([await trim(5, 1), await left()]).toEqual([1, 'abc']);
      expect([await trim(9, 9), await left()]).toEqual([3, 'b']);
    });

    test('G9: a restart gives nothing', async () => {
      const budget = budgetOf('restarted');
      await spendAll(budget);
      const restarted = await engine.open();
      expect(await restarted.transact((db) => spend(db, budget, now))).toBe(10 * minute);
      await restarted.close();
    });
  });
});
