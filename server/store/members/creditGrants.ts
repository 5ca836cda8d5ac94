import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

export type CreditGrant = Selectable<Tables['credit_grants']>;

/** Credits for an address, once for each key. */
export interface Grant {
  key: string;
  /** Lower-case. */
  email: string;
  credits: number;
  /** The name of the pass. */
  pass: string;
}

/** The known grants among these keys, by their key. */
export const findGrants = async (
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, CreditGrant>> => {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('credit_grants')
    .selectAll()
    .where('key', 'in', [...keys])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
};

/** The grants of an address or its member, the oldest first. */
export const grantsOf = (db: Database, email: string): Promise<CreditGrant[]> =>
  db
    .selectFrom('credit_grants')
    .selectAll()
    .where('email', '=', email)
    .orderBy('granted_at')
    .orderBy('key')
    .execute();

/** Every grant that waits for an account, by address. */
export const waitingGrants = (db: Database): Promise<CreditGrant[]> =>
  db
    .selectFrom('credit_grants')
    .selectAll()
    .where('claimed_at', 'is', null)
    .orderBy('email')
    .orderBy('key')
    .execute();

/** The accounts of these addresses, by address: only proved ones. */
export const accountsOf = async (
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('members')
    .select(['email', 'id'])
    .where('email', 'in', [...emails])
    .where('active', '=', 1)
    .execute();
  return new Map(rows.map(({ email, id }) => [email, id]));
};

/**
 * Adds grants with new keys, for these accounts or to wait for one, while nobody else adds any.
 * @returns their rows
 */
export const insertGrants = (
  db: Database,
  grants: readonly Grant[],
  { accounts, actId, now }: { accounts: ReadonlyMap<string, number>; actId: string; now: number },
): Promise<CreditGrant[]> => {
  if (grants.length === 0) return Promise.resolve([]);
  const rows = grants.map((grant) => {
    const memberId = accounts.get(grant.email) ?? null;
    const claimed = memberId === null ? null : now;
    return { ...grant, act_id: actId, member_id: memberId, granted_at: now, claimed_at: claimed };
  });
  return db.insertInto('credit_grants').values(rows).returningAll().execute();
};

/** Removes the address of waiting credits: nobody gets them any more, and their keys stay used. @returns how many */
export const forgetWaiting = async (db: Database, email: string, now: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('credit_grants')
    .set({ email: null, claimed_at: now })
    .where('email', '=', email)
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
};

/** Removes a member from their grants, whose keys stay used. */
export const forgetGrantsOf = async (db: Database, memberId: number): Promise<void> => {
  await db
    .updateTable('credit_grants')
    .set({ email: null, member_id: null })
    .where('member_id', '=', memberId)
    .execute();
};

/** The content of a letter about credits, and its reader. */
export type GrantFacts = Pick<CreditGrant, 'credits' | 'pass'> &
  Pick<Selectable<Tables['members']>, 'email' | 'firstname' | 'lang'>;

/** The facts of a letter; undefined if it is gone. */
export const findGrantFacts = (db: Database, letterId: string): Promise<GrantFacts | undefined> =>
  db
    .selectFrom('grant_letters')
    .innerJoin('credit_grants', 'credit_grants.key', 'grant_letters.id')
    .innerJoin('members', 'members.id', 'grant_letters.member_id')
    .select(['credits', 'pass', 'members.email', 'firstname', 'lang'])
    .where('grant_letters.id', '=', letterId)
    .executeTakeFirst();
