import type { Database } from '../schema/tables.ts';

/** An ended reservation. */
interface Ended {
  memberId: number;
  programmationId: number;
}

/** Locks the bookings of dates until the transaction ends. */
export const holdBookingsOf = async (db: Database, programmationIds: readonly number[]): Promise<void> => {
  if (programmationIds.length === 0) return;
  await db
    .updateTable('bookings')
    .set((row) => ({ changed_at: row.ref('changed_at') }))
    .where('programmation_id', 'in', [...programmationIds])
    .execute();
};

/** Ends every reservation of a cancelled date. @returns those that it ended: only they get something back */
export const endReservations = async (
  db: Database,
  programmationId: number,
  now: number,
): Promise<Ended[]> => {
  const rows = await db
    .updateTable('bookings')
    .set({ reserved: 0, called_off: 1, changed_at: now })
    .where('programmation_id', '=', programmationId)
    .where('reserved', '=', 1)
    .returning('member_id')
    .execute();
  return rows.map((row) => ({ memberId: row.member_id, programmationId }));
};

/** The members who have a reservation of a date. */
export const reserversOf = async (db: Database, programmationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('bookings')
    .select('member_id')
    .where('programmation_id', '=', programmationId)
    .where('reserved', '=', 1)
    .orderBy('member_id')
    .execute();
  return rows.map((row) => row.member_id);
};

/** Frees the seats of so many reservations that have just ended. */
export const freeSeats = async (db: Database, programmationId: number, seats: number): Promise<void> => {
  await db
    .updateTable('programmations')
    .set((row) => ({ taken: row('taken', '-', seats) }))
    .where('id', '=', programmationId)
    .execute();
};
