import { insertAll } from '../schema/insert.ts';
import type { Database } from '../schema/tables.ts';

/** The filling of a festival that nobody has written yet. */
const name = 'neutral';

/** Notes that the present festival stands in for one that nobody has written yet. `now` in epoch seconds. */
export const markNeutral = (db: Database, now: number): Promise<void> =>
  insertAll(db, 'fillings', [{ name, filled_at: now }]);

/** Notes that somebody's own festival took its place. */
export const unmarkNeutral = async (db: Database): Promise<void> => {
  await db.deleteFrom('fillings').where('name', '=', name).execute();
};

export const isNeutral = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('fillings').select('name').where('name', '=', name).executeTakeFirst()) !== undefined;

/** Whether the programme follows a festival's folder, which somebody wrote. */
export const followsFolder = async (db: Database): Promise<boolean> => {
  const festival = await db.selectFrom('festival').select('id').executeTakeFirst();
  return festival !== undefined && !(await isNeutral(db));
};
