import { randomUUID } from 'node:crypto';
import type { MemberRow } from './members.ts';
import type { Database } from '../schema/tables.ts';

/**
 * Holds a member: until the transaction ends nothing is added that belongs to them, and no reservation changes, for each
 * change adds to what became of their credits. A new uuid, since PostgreSQL lets rows that refer to a member in beside any
 * update but one of a key.
 * @returns whether they are there, with the password that was proved
 */
export const holdMember = async (
  db: Database,
  { id, password_hash: passwordHash }: Pick<MemberRow, 'id' | 'password_hash'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ uuid: randomUUID() })
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Ends every reservation of a member whose show is still to come; a postponed one is.
 * @param now epoch seconds @returns the dates whose seats it was, in the order in which seats are freed
 */
export const endReservationsOfMember = async (
  db: Database,
  memberId: number,
  now: number,
): Promise<number[]> => {
  const rows = await db
    .updateTable('bookings')
    .set({ reserved: 0, changed_at: now })
    .where('member_id', '=', memberId)
    .where('reserved', '=', 1)
    .where('programmation_id', 'in', (select) =>
      select
        .selectFrom('programmations')
        .select('id')
        .where(({ or, eb }) => or([eb('starts_at', '>', now), eb('state', '=', 'postponed')])),
    )
    .returning('programmation_id')
    .execute();
  return rows.map((row) => row.programmation_id).toSorted((one, other) => one - other);
};

/** What belongs to members, in the order in which reserving writes it. */
const belongings = [
  'bookings',
  'user_credits',
  'credit_changes',
  'wishes',
  'owed_letters',
  'idempotent_answers',
  'login_attempts',
  'session_families',
  'password_resets',
] as const;

/** Takes a member away, with all that is theirs. */
export const removeMember = async (db: Database, memberId: number): Promise<void> => {
  for (const table of belongings) await db.deleteFrom(table).where('member_id', '=', memberId).execute();
  await db.deleteFrom('members').where('id', '=', memberId).execute();
};

/** Takes a member away whose address nobody proved, held first. @returns whether they were there, and still unproved */
export const removeIfUnproved = async (db: Database, id: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ uuid: randomUUID() })
    .where('id', '=', id)
    .where('active', '=', 0)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await removeMember(db, id);
  return true;
};

/** Takes away unproved members who were added before an instant, the oldest first, `most` at most. @returns how many */
export const removeUnproved = async (
  db: Database,
  { before, most }: { before: number; most: number },
): Promise<number> => {
  const unproved = await db
    .selectFrom('members')
    .select('id')
    .where('active', '=', 0)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(most)
    .execute();
  let removed = 0;
  for (const { id } of unproved) if (await removeIfUnproved(db, id)) removed += 1;
  return removed;
};
