import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

export type PasswordReset = Selectable<Tables['password_resets']>;

export const insertReset = async (
  db: Database,
  reset: Omit<PasswordReset, 'used' | 'authorization_hash'> &
    Partial<Pick<PasswordReset, 'used' | 'authorization_hash'>>,
): Promise<void> => {
  await db
    .insertInto('password_resets')
    .values({ used: 0, authorization_hash: null, ...reset })
    .execute();
};

/** A request and its end: everything must belong to one row. */
interface AliveReset {
  id: string;
  userref: string;
  /** Lower-case address of the asking member. */
  email: string;
  /** Epoch seconds. */
  now: number;
}

const aliveReset = (db: Database, { id, userref, email, now }: AliveReset) =>
  db
    .updateTable('password_resets')
    .where('id', '=', id)
    .where('userref', '=', userref)
    .where('member_id', 'in', db.selectFrom('members').select('id').where('email', '=', email))
    .where('used', '=', 0)
    .where('expires_at', '>', now);

/** PRO-06: a right code is exchanged, once, for an authorization. @returns whether it was right */
export const authorizeReset = async (
  db: Database,
  alive: AliveReset,
  { codeHash, authorizationHash }: { codeHash: string; authorizationHash: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await aliveReset(db, alive)
    .where('code_hash', '=', codeHash)
    .where('authorization_hash', 'is', null)
    .set({ authorization_hash: authorizationHash })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * PRO-07, PRO-08: uses an authorized request up.
 * @param codeHash null if the call does not repeat the code
 * @returns whether the proof was right
 */
export const useReset = async (
  db: Database,
  alive: AliveReset,
  { codeHash, authorizationHash }: { codeHash: string | null; authorizationHash: string },
): Promise<boolean> => {
  const update = aliveReset(db, alive).where('authorization_hash', '=', authorizationHash).set({ used: 1 });
  const { numUpdatedRows } = await (
    codeHash === null ? update : update.where('code_hash', '=', codeHash)
  ).executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Whether that proof would have used a request that is used up, or ended with another of its member. */
export const isSpentProof = async (
  db: Database,
  { id, userref, email, now }: AliveReset,
  { codeHash, authorizationHash }: { codeHash: string | null; authorizationHash: string },
): Promise<boolean> => {
  const spent = db
    .selectFrom('password_resets')
    .where('id', '=', id)
    .where('userref', '=', userref)
    .where('member_id', 'in', db.selectFrom('members').select('id').where('email', '=', email))
    .where('used', '=', 1)
    .where('expires_at', '>', now)
    .where('authorization_hash', '=', authorizationHash);
  const found = await (codeHash === null ? spent : spent.where('code_hash', '=', codeHash))
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
};

/** All requests of a member end with their old password. */
export const endResets = async (db: Database, memberId: number): Promise<void> => {
  await db.updateTable('password_resets').set({ used: 1 }).where('member_id', '=', memberId).execute();
};
