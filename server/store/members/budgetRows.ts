import { sql } from 'kysely';
import type { Database } from '../schema/tables.ts';

/** The end of the budget that is one too many, those that end last counted first; null where there are no more than `most`. */
export const endOfRow = async (
  db: Database,
  names: readonly string[],
  most: number,
): Promise<number | null> => {
  const row = await db
    .selectFrom('budgets')
    .select('spent_until')
    .where('name', 'in', names)
    .orderBy('spent_until', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  return row?.spent_until ?? null;
};

/**
 * Forgets budgets that end at `end` or before it, the first ones first, `most` at most. One that was spent again meanwhile
 * stays. @returns how many
 */
export const trimBudgets = async (
  db: Database,
  names: readonly string[],
  { end, most }: { end: number; most: number },
): Promise<number> => {
  const first = db
    .selectFrom('budgets')
    .select(['name', 'key'])
    .where('name', 'in', names)
    .where('spent_until', '<=', end)
    .orderBy('spent_until')
    .limit(most);
  const { numAffectedRows = 0n } = await sql`
    delete from budgets where spent_until <= ${end} and (name, key) in (${first})`.execute(db);
  return Number(numAffectedRows);
};
