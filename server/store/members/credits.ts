import type { Selectable } from 'kysely';
import type { Database, Tables } from '../schema/tables.ts';

export type CreditsRow = Selectable<Tables['user_credits']>;

/** A member's credits (RES-09); none by default. */
export const findCredits = (db: Database, memberId: number): Promise<CreditsRow | undefined> =>
  db.selectFrom('user_credits').selectAll().where('member_id', '=', memberId).executeTakeFirst();

/** Spends one credit if there is one. @returns whether there was */
export const takeCredit = async (db: Database, memberId: number): Promise<boolean> => {
  const taken = await db
    .updateTable('user_credits')
    .set((row) => ({ left_credits: row('left_credits', '-', 1), used_credits: row('used_credits', '+', 1) }))
    .where('member_id', '=', memberId)
    .where('left_credits', '>=', 1)
    .returning('uuid')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Gives back the credit of a reservation that has just been cancelled. */
export const giveCreditBack = async (db: Database, memberId: number): Promise<void> => {
  await db
    .updateTable('user_credits')
    .set((row) => ({ left_credits: row('left_credits', '+', 1), used_credits: row('used_credits', '-', 1) }))
    .where('member_id', '=', memberId)
    .execute();
};

/** RES-27: the one field that a member may change; credits are not. */
export const likeCredits = (
  db: Database,
  { memberId, uuid, liked }: { memberId: number; uuid: string; liked: boolean },
): Promise<CreditsRow | undefined> =>
  db
    .updateTable('user_credits')
    .set({ liked: liked ? 1 : 0 })
    .where('member_id', '=', memberId)
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirst();
