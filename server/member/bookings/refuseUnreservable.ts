import type { Festival } from '#server/profile/festival.ts';
import { Refusal } from '#server/refusal.ts';
import { isReservable } from '#server/store/shows/reservable.ts';
import type { Database } from '#server/store/schema/tables.ts';

/**
 * FES-23: the festival's rule says which shows are reserved; without one all are.
 * @throws Refusal `not-reservable`
 */
export const refuseUnreservable = async (
  db: Database,
  programmationId: number,
  { reservable }: Pick<Festival, 'reservable'>,
): Promise<void> => {
  if (reservable === null) return;
  const show = await db
    .selectFrom('programmations')
    .innerJoin('shows', 'shows.id', 'programmations.show_id')
    .select(['shows.id', 'belong_to'])
    .where('programmations.id', '=', programmationId)
    .executeTakeFirst();
  if (show === undefined || !(await isReservable(db, show, reservable)))
    throw new Refusal('not-reservable', 'The festival does not reserve seats of this show');
};
