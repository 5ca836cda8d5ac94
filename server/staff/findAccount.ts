import { findMemberByEmail, type MemberRow } from '#server/store/members/members.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { StaffError } from './staff.ts';

/** The account of an address that its owner has proved; null without one. */
export const findAccount = async (db: Database, email: string): Promise<MemberRow | null> => {
  const row = await findMemberByEmail(db, email);
  return row?.active === 1 ? row : null;
};

/** @throws StaffError */
export const accountOf = async (db: Database, email: string): Promise<MemberRow> => {
  const row = await findAccount(db, email);
  if (row === null) throw new StaffError(`There is no account with the address ${email}.`);
  return row;
};
