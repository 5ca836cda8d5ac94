import type { Selectable } from 'kysely';
import type { BookingKey } from './bookings.ts';
import type { Database, Tables } from '../schema/tables.ts';

export type CreditChange = Selectable<Tables['credit_changes']>;

/**
 * Notes what became of a credit, in the transaction that spent it or gave it back and after that: the credits' row keeps
 * everybody else of this member waiting, so that the numbers go up by one.
 * @param now epoch seconds
 */
export const noteCreditChange = async (
  db: Database,
  { memberId, programmationId }: BookingKey,
  change: CreditChange['change'],
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

/** What became of a member's credits, the newest first; all of it where no limit is told. */
export const listCreditChanges = (
  db: Database,
  memberId: number,
  limit?: number,
): Promise<CreditChange[]> => {
  const all = db
    .selectFrom('credit_changes')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('number', 'desc');
  return (limit === undefined ? all : all.limit(limit)).execute();
};
