import { insertAll } from '../schema/insert.ts';
import type { Database } from '../schema/tables.ts';

/** Stands where nobody has written a festival: pages that wait for words, or the folder of the sample. */
const standIns = ['neutral', 'sampleFolder'] as const;
type StandIn = (typeof standIns)[number];

/** Notes that the present festival stands in for one that nobody has written yet. `now` in epoch seconds. */
export const markStandIn = (db: Database, name: StandIn, now: number): Promise<void> =>
  insertAll(db, 'fillings', [{ name, filled_at: now }]);

/** Notes that somebody's own festival took its place. */
export const unmarkStandIn = async (db: Database): Promise<void> => {
  await db.deleteFrom('fillings').where('name', 'in', standIns).execute();
};

/** The mark of what stands in for a festival here; null for nothing. */
export const readStandIn = async (db: Database): Promise<StandIn | null> => {
  const rows = await db.selectFrom('fillings').select('name').where('name', 'in', standIns).execute();
  return standIns.find((standIn) => rows.some(({ name }) => name === standIn)) ?? null;
};

/** Whether the programme follows a festival's folder, which somebody wrote. */
export const followsFolder = async (db: Database): Promise<boolean> => {
  const festival = await db.selectFrom('festival').select('id').executeTakeFirst();
  return festival !== undefined && (await readStandIn(db)) === null;
};
