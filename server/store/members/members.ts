import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';
import { takeTurn } from '../schema/version.ts';

export type MemberRow = Selectable<Tables['members']>;
/** The profile fields that a member may change (PRO-02). */
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
  /** First credits, and their passes. */
  credits: number;
  passes: number;
}

/**
 * Adds a member with their credits, inside a transaction. Writers take turns, for the number of the row.
 * @returns the new row, or null if the address is a member's already
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
  const row = {
    ...member,
    active: 1 as const,
    blocked: null,
    id: (last?.id ?? 0) + 1,
    uuid: randomUUID(),
    created_at: now,
  };
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

/** PRO-02: absent fields stay. */
export const updateProfile = async (
  db: Database,
  id: number,
  fields: Partial<ProfileFields>,
): Promise<void> => {
  if (Object.keys(fields).length === 0) return;
  await db.updateTable('members').set(fields).where('id', '=', id).execute();
};

/** Like `updateProfile`, if the profile is unchanged since `seen`. @returns whether it was */
export const updateSeenProfile = async (
  db: Database,
  { id, firstname, lastname, location, lang }: MemberRow,
  fields: Partial<ProfileFields>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('members')
    // Even without other fields the statement needs a value.
    .set({ firstname, ...fields })
    .where('id', '=', id)
    .where('firstname', '=', firstname)
    .where('lastname', '=', lastname)
    .where('location', '=', location)
    .where('lang', '=', lang)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** PRO-08: the member has proved the address. */
export const activateMember = async (db: Database, id: number): Promise<void> => {
  await db.updateTable('members').set({ active: 1 }).where('id', '=', id).execute();
};

export const updatePassword = async (db: Database, id: number, passwordHash: string): Promise<void> => {
  await db.updateTable('members').set({ password_hash: passwordHash }).where('id', '=', id).execute();
};

/** Keeps a member from logging in, with words to them; null ends it. */
export const setBlocked = async (db: Database, id: number, words: string | null): Promise<void> => {
  await db.updateTable('members').set({ blocked: words }).where('id', '=', id).execute();
};
