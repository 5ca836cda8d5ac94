import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

export type Registration = Selectable<Tables['registrations']>;

export const insertRegistration = async (
  db: Database,
  registration: Omit<Registration, 'authorization_hash'>,
): Promise<void> => {
  await db
    .insertInto('registrations')
    .values({ ...registration, authorization_hash: null })
    .execute();
};

/** Names a request that has not ended: all of it must match one row. */
interface AliveRegistration {
  id: string;
  userref: string;
  /** Keyed hash of the address. */
  account: string;
  /** Epoch seconds. */
  now: number;
}

const aliveRegistration = (db: Database, { id, userref, account, now }: AliveRegistration) =>
  db
    .selectFrom('registrations')
    .where('id', '=', id)
    .where('userref', '=', userref)
    .where('account', '=', account)
    .where('expires_at', '>', now);

/**
 * PRO-08: exchanges a right code for an authorization. It replaces an earlier one, because the tab that had that may be lost.
 * @returns whether this was the first exchange; null if the code is wrong
 */
export const authorizeRegistration = async (
  db: Database,
  alive: AliveRegistration,
  { codeHash, authorizationHash }: { codeHash: string; authorizationHash: string },
): Promise<'first' | 'again' | null> => {
  const found = await aliveRegistration(db, alive)
    .where('code_hash', '=', codeHash)
    .select(['id', 'authorization_hash'])
    .executeTakeFirst();
  if (!found) return null;
  const { numUpdatedRows } = await db
    .updateTable('registrations')
    .set({ authorization_hash: authorizationHash })
    .where('id', '=', found.id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return null;
  return found.authorization_hash === null ? 'first' : 'again';
};

/** The request with this authorization; undefined if there is none, or it has ended. */
export const findAuthorized = (
  db: Database,
  alive: AliveRegistration,
  authorizationHash: string,
): Promise<Registration | undefined> =>
  aliveRegistration(db, alive)
    .where('authorization_hash', '=', authorizationHash)
    .selectAll()
    .executeTakeFirst();

/** Ends every request for an address. @returns whether the given one was among them */
export const endRegistrations = async (
  db: Database,
  { id, account }: Pick<Registration, 'id' | 'account'>,
): Promise<boolean> => {
  const ended = await db.deleteFrom('registrations').where('account', '=', account).returning('id').execute();
  return ended.some((row) => row.id === id);
};
