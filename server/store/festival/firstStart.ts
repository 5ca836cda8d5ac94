import { insertAll } from '../schema/insert.ts';
import type { Database } from '../schema/tables.ts';

/** The filling that says from when relative dates count. */
const name = 'firstStart';

/** The start from which a festival's relative dates count, in epoch seconds; null before the first of them. */
export const readFirstStart = async (db: Database): Promise<number | null> => {
  const row = await db.selectFrom('fillings').select('filled_at').where('name', '=', name).executeTakeFirst();
  return row?.filled_at ?? null;
};

/** Keeps it for good: later starts and loads count from it. */
export const keepFirstStart = (db: Database, start: number): Promise<void> =>
  insertAll(db, 'fillings', [{ name, filled_at: start }]);
