import type { Database } from './tables.ts';

/** The number that every write raises: older prepared answers are made anew. */
export const readVersion = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('data_version').select('version').executeTakeFirstOrThrow();
  return row.version;
};

/** Waits until no other transaction writes the programme: it locks the one row until this one ends. */
export const takeTurn = async (db: Database): Promise<void> => {
  await db
    .updateTable('data_version')
    .set((row) => ({ version: row.ref('version') }))
    .execute();
};

export const bumpVersion = async (db: Database): Promise<void> => {
  await db
    .updateTable('data_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
};
