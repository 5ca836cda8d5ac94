import type { Selectable } from 'kysely';
import type { BookingKey } from './bookings.ts';
import type { Database, Tables } from '../schema/tables.ts';

type CreditChangeRow = Selectable<Tables['credit_changes']>;

/** A change, with the credits and the pass of those that were given. */
export type CreditChange = Pick<CreditChangeRow, 'number' | 'programmation_id' | 'change' | 'changed_at'> & {
  credits: number | null;
  pass: string | null;
};

/**
 * Records a credit's change, in its own transaction and after it: the credits' row makes other changes of this member wait,
 * so that the numbers go up by one.
 * @param now epoch seconds
 */
export const noteCreditChange = async (
  db: Database,
  { memberId, programmationId }: BookingKey,
  change: Exclude<CreditChange['change'], 'granted'>,
  now: number,
): Promise<void> => {
  const last = await db
    .selectFrom('credit_changes')
    .select((select) => select.fn.max<number | null>('number').as('number'))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  await db
    .insertInto('credit_changes')
    .values({
      member_id: memberId,
      number: (last?.number ?? 0) + 1,
      programmation_id: programmationId,
      change,
      changed_at: now,
    })
    .execute();
};

/** The changes of a member's credits, the newest first; all of them without a limit. */
export const listCreditChanges = (
  db: Database,
  memberId: number,
  limit?: number,
): Promise<CreditChange[]> => {
  const all = db
    .selectFrom('credit_changes')
    .leftJoin('credit_grants', 'credit_grants.key', 'credit_changes.grant_key')
    .select(['number', 'programmation_id', 'change', 'changed_at', 'credits', 'pass'])
    .where('credit_changes.member_id', '=', memberId)
    .orderBy('number', 'desc');
  return (limit === undefined ? all : all.limit(limit)).execute();
};
