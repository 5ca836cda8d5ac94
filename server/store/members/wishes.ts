import type { Selectable } from 'kysely';
import type { Database, ProgrammationRow, Tables } from '../schema/tables.ts';

/** A wish with the parts of its programmation's ids. */
export type WishRow = Pick<Selectable<Tables['wishes']>, 'uuid' | 'programmation_id' | 'liked'> &
  Pick<ProgrammationRow, 'starts_at' | 'timezone'>;

const wishesOf = (db: Database, memberId: number) =>
  db
    .selectFrom('wishes')
    .innerJoin('programmations', 'programmations.id', 'wishes.programmation_id')
    .select(['uuid', 'programmation_id', 'liked', 'starts_at', 'timezone'])
    .where('member_id', '=', memberId);

/** Every wish of a member, by start (WSH-08). */
export const listWishes = (db: Database, memberId: number): Promise<WishRow[]> =>
  wishesOf(db, memberId).orderBy('starts_at').orderBy('programmation_id').execute();

/** A wish, if it is this member's. */
export const findWish = (db: Database, memberId: number, uuid: string): Promise<WishRow | undefined> =>
  wishesOf(db, memberId).where('uuid', '=', uuid).executeTakeFirst();

/** Makes a new wish with `uuid`, or changes the existing one. @returns its uuid */
export const saveWish = async (
  db: Database,
  wish: { memberId: number; programmationId: number; uuid: string; liked: boolean },
): Promise<string> => {
  const liked = wish.liked ? 1 : 0;
  const row = await db
    .insertInto('wishes')
    .values({
      uuid: wish.uuid,
      member_id: wish.memberId,
      programmation_id: wish.programmationId,
      liked,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'programmation_id']).doUpdateSet({ liked }))
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return row.uuid;
};

/** WSH-05 */
export const changeWish = async (
  db: Database,
  { memberId, uuid, liked }: { memberId: number; uuid: string; liked: boolean },
): Promise<void> => {
  await db
    .updateTable('wishes')
    .set({ liked: liked ? 1 : 0 })
    .where('member_id', '=', memberId)
    .where('uuid', '=', uuid)
    .execute();
};

export const removeWish = async (db: Database, memberId: number, uuid: string): Promise<void> => {
  await db.deleteFrom('wishes').where('member_id', '=', memberId).where('uuid', '=', uuid).execute();
};
