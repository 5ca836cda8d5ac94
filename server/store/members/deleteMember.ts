import { randomUUID } from 'node:crypto';
import { forgetGrantsOf } from './creditGrants.ts';
import type { MemberRow } from './members.ts';
import { removeTicketBudgets } from './ticketLetters.ts';
import type { Database } from '../schema/tables.ts';

/**
 * Locks a member: until the transaction ends no row of theirs is added, and no reservation changes, because each change adds
 * to the history of their credits. It sets a new uuid, since only an update of a key keeps PostgreSQL from adding rows that
 * refer to the member.
 * @returns whether they are there, with the proved password, or still without one
 */
export const holdMember = async (
  db: Database,
  { id, password_hash: passwordHash }: Pick<MemberRow, 'id' | 'password_hash'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ uuid: randomUUID() })
    .where('id', '=', id)
    .where('password_hash', passwordHash === null ? 'is' : '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Ends every reservation of a member for a coming or postponed show.
 * @param now epoch seconds @returns the dates of the seats, in the order of freeing them
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

/** The tables of members, in the order in which a reservation writes them. */
const belongings = [
  'bookings',
  'user_credits',
  'credit_changes',
  'wishes',
  'owed_letters',
  'ticket_letters',
  'grant_letters',
  'idempotent_answers',
  'login_attempts',
  'session_families',
  'password_resets',
] as const;

/** Deletes a member, with all their rows. */
export const removeMember = async (db: Database, memberId: number): Promise<void> => {
  for (const table of belongings) await db.deleteFrom(table).where('member_id', '=', memberId).execute();
  await forgetGrantsOf(db, memberId);
  await removeTicketBudgets(db, memberId);
  await db.deleteFrom('members').where('id', '=', memberId).execute();
};

/** Deletes a member with an unproved address, locked first. @returns whether they were there, and still unproved */
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

/** Deletes unproved members from before an instant, the oldest first, `most` at most. @returns how many */
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
