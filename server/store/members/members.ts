import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';
import { takeTurn } from '../schema/version.ts';

export type MemberRow = Selectable<Tables['members']>;
/** What a member may change of themselves (PRO-02). */
export type ProfileFields = Pick<MemberRow, 'firstname' | 'lastname' | 'location' | 'lang'>;

/** @param email lower-case */
export const findMemberByEmail = (db: Database, email: string): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('email', '=', email).executeTakeFirst();

export const findMember = (db: Database, id: number): Promise<MemberRow | undefined> =>
  db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

export interface NewMember extends ProfileFields {
  /** Lower-case. */
  email: string;
  password_hash: string;
  /** Credits to begin with, and the passes that they came with. */
  credits: number;
  passes: number;
}

/**
 * Adds a member with their credits, inside a transaction. Whoever adds takes turns, for the number of the row.
 * @returns the new row, or null where the address is a member's already
 */
export const insertMember = async (
  db: Database,
  { credits, passes, ...member }: NewMember,
  now: number,
): Promise<MemberRow | null> => {
  await takeTurn(db);
  if (await findMemberByEmail(db, member.email)) return null;
  const last = await db
    .selectFrom('members')
    .select((select) => select.fn.max<number | null>('id').as('id'))
    .executeTakeFirst();
  const row = { ...member, active: 1 as const, id: (last?.id ?? 0) + 1, uuid: randomUUID(), created_at: now };
  await db.insertInto('members').values(row).execute();
  await db
    .insertInto('user_credits')
    .values({
      uuid: randomUUID(),
      member_id: row.id,
      left_credits: credits,
      used_credits: 0,
      passes,
      liked: 0,
    })
    .execute();
  return row;
};

/** PRO-02: what is left out stays. */
export const updateProfile = async (
  db: Database,
  id: number,
  fields: Partial<ProfileFields>,
): Promise<void> => {
  if (Object.keys(fields).length === 0) return;
  await db.updateTable('members').set(fields).where('id', '=', id).execute();
};

/** As `updateProfile`, where the profile still is as it was `seen`. @returns whether it was */
export const updateSeenProfile = async (
  db: Database,
  { id, firstname, lastname, location, lang }: MemberRow,
  fields: Partial<ProfileFields>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('members')
    // Without a field there is something to compare all the same.
    .set({ firstname, ...fields })
    .where('id', '=', id)
    .where('firstname', '=', firstname)
    .where('lastname', '=', lastname)
    .where('location', '=', location)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** PRO-08: the address has been shown to be the member's. */
export const activateMember = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('members').set({ active: 1 }).where('id', '=', id).execute();
};

export const updatePassword = async (db: Database, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', id).execute();
};
