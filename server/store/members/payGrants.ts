import { sql } from 'kysely';
import type { CreditGrant } from './creditGrants.ts';
import type { Database } from '../schema/tables.ts';

/**
 * Puts the credits of grants on their members' accounts, notes them in the history, and owes a letter for each: after the
 * credits' row, as `noteCreditChange` does.
 */
const payGrants = async (db: Database, keys: readonly string[], now: number): Promise<void> => {
  if (keys.length === 0) return;
  const these = sql.join(keys);
  const at = sql`cast(${now} as bigint)`;
  await sql`
    update user_credits set
      left_credits = left_credits + (
        select sum(credits) from credit_grants as given
        where given.member_id = user_credits.member_id and given.key in (${these})),
      passes = passes + (
        select count(*) from credit_grants as given
        where given.member_id = user_credits.member_id and given.key in (${these}))
    where member_id in (select member_id from credit_grants where key in (${these}))`.execute(db);
  await sql`
    insert into credit_changes (member_id, number, change, changed_at, grant_key)
    select member_id,
      coalesce((select max(number) from credit_changes as old where old.member_id = given.member_id), 0)
        + row_number() over (partition by member_id order by granted_at, key),
      'granted', ${at}, key
    from credit_grants as given where key in (${these})`.execute(db);
  await sql`
    insert into grant_letters (id, member_id, letter, tries, due_at)
    select key, member_id, 'creditsGiven', 0, ${at} from credit_grants where key in (${these})`.execute(db);
};

/** Pays those of these grants that have an account. */
export const payClaimed = (db: Database, grants: readonly CreditGrant[], now: number): Promise<void> =>
  payGrants(
    db,
    grants.filter((grant) => grant.member_id !== null).map(({ key }) => key),
    now,
  );

/** Gives a member the credits that waited for their address, inside the transaction that proves it. @returns how many grants */
export const claimGrants = async (
  db: Database,
  { id, email }: { id: number; email: string },
  now: number,
): Promise<number> => {
  const claimed = await db
    .updateTable('credit_grants')
    .set({ member_id: id, claimed_at: now })
    .where('email', '=', email)
    .where('claimed_at', 'is', null)
    .returning('key')
    .execute();
  await payGrants(
    db,
    claimed.map(({ key }) => key),
    now,
  );
  return claimed.length;
};
