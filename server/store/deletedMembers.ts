import { statementsOf } from './schema/insert.ts';
import type { Database } from './schema/tables.ts';
import type { MemberRow } from './members/members.ts';

/** Remembers deleted accounts by their ids alone; known ones stay as they are. @param now epoch seconds */
export const noteDeleted = async (db: Database, uuids: readonly string[], now: number): Promise<void> => {
  for (const values of statementsOf(uuids.map((uuid) => ({ uuid, deleted_at: now }))))
    await db
      .insertInto('deleted_members')
      .values(values)
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .execute();
};

/** The ids of deleted accounts, the first deleted first. */
export const listDeleted = async (db: Database): Promise<string[]> => {
  const rows = await db.selectFrom('deleted_members').select('uuid').orderBy('deleted_at').execute();
  return rows.map(({ uuid }) => uuid);
};

/** The accounts that are there although they were deleted. */
export const findReturned = (db: Database): Promise<MemberRow[]> =>
  db
    .selectFrom('members')
    .selectAll()
    .where('uuid', 'in', (select) => select.selectFrom('deleted_members').select('uuid'))
    .orderBy('id')
    .execute();
