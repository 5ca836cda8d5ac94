import type { Database } from '../schema/tables.ts';

/**
 * An allowance of `atOnce`, and then one more `every` so many seconds: at most `atOnce + 3600 / every` times in any hour.
 * Kept in the database: all processes spend from one, and a restart renews nothing.
 */
export interface Budget {
  name: string;
  /** Its owner. */
  key: string;
  atOnce: number;
  every: number;
}

/**
 * Spends one, inside the transaction of the act and before it: others who spend from it wait for the transaction's end. A
 * rollback spends nothing.
 * @param now epoch seconds
 * @returns 0, or the seconds until there is one again
 */
export const spend = async (
  db: Database,
  { name, key, atOnce, every }: Budget,
  now: number,
): Promise<number> => {
  const latest = now + every * (atOnce - 1);
  const spent = await db
    .insertInto('budgets')
    .values({ name, key, spent_until: now + every })
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'key'])
        .doUpdateSet(({ eb, ref }) => {
          const until = ref('budgets.spent_until');
          const fromNow = eb.case().when(until, '>', now).then(until).else(now).end();
          return { spent_until: eb(fromNow, '+', every) };
        })
        .where('budgets.spent_until', '<=', latest),
    )
    .returning('key')
    .executeTakeFirst();
  if (spent) return 0;
  const { spent_until: until } = await db
    .selectFrom('budgets')
    .select('spent_until')
    .where('name', '=', name)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return until - latest;
};

/** Spends the next one before it is there: those after it wait for it, too. */
export const spendAhead = async (db: Database, { name, key, every }: Budget): Promise<void> => {
  await db
    .updateTable('budgets')
    .set((row) => ({ spent_until: row('spent_until', '+', every) }))
    .where('name', '=', name)
    .where('key', '=', key)
    .execute();
};

/** Gives back one that was spent in the same transaction, or ahead. */
export const giveBack = async (db: Database, { name, key, every }: Budget): Promise<void> => {
  await db
    .updateTable('budgets')
    .set((row) => ({ spent_until: row('spent_until', '-', every) }))
    .where('name', '=', name)
    .where('key', '=', key)
    .execute();
};

/** Fills a budget up again. */
export const refill = async (db: Database, { name, key }: Budget): Promise<void> => {
  await db.deleteFrom('budgets').where('name', '=', name).where('key', '=', key).execute();
};
