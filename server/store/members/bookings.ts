import type { Selectable } from 'kysely';
import { newAdmissionCode } from './admissionCode.ts';
import type { Database, ProgrammationRow, Tables } from '../schema/tables.ts';

/** A booking with the parts of its programmation's ids. */
export type BookingRow = Pick<
  Selectable<Tables['bookings']>,
  'uuid' | 'programmation_id' | 'code' | 'reserved' | 'enabled' | 'called_off' | 'changed_at'
> &
  Pick<ProgrammationRow, 'starts_at' | 'timezone' | 'state'>;

/** A member and a programmation: they have one booking at most. */
export interface BookingKey {
  memberId: number;
  programmationId: number;
}

const bookingsOf = (db: Database, memberId: number) =>
  db
    .selectFrom('bookings')
    .innerJoin('programmations', 'programmations.id', 'bookings.programmation_id')
    .select(['uuid', 'programmation_id', 'code', 'reserved', 'enabled', 'called_off', 'changed_at'])
    .select(['starts_at', 'timezone', 'state'])
    .where('member_id', '=', memberId);

/** Every booking of a member, by start (RES-24). */
export const listBookings = (db: Database, memberId: number): Promise<BookingRow[]> =>
  bookingsOf(db, memberId).orderBy('starts_at').orderBy('programmation_id').execute();

/** A booking, if it is this member's. */
export const findBooking = (db: Database, memberId: number, uuid: string): Promise<BookingRow | undefined> =>
  bookingsOf(db, memberId).where('uuid', '=', uuid).executeTakeFirst();

/** A booking of this member, locked until the transaction ends. */
export const holdBooking = async (
  db: Database,
  memberId: number,
  uuid: string,
): Promise<BookingRow | undefined> => {
  await db
    .updateTable('bookings')
    .set((row) => ({ changed_at: row.ref('changed_at') }))
    .where('member_id', '=', memberId)
    .where('uuid', '=', uuid)
    .execute();
  return findBooking(db, memberId, uuid);
};

/**
 * Makes the booking a reserved one, a new row with `uuid` or the cancelled one.
 * @returns its uuid; undefined if it is reserved already
 */
export const bookPlace = async (
  db: Database,
  { memberId, programmationId }: BookingKey,
  { uuid, now }: { uuid: string; now: number },
): Promise<string | undefined> => {
  const row = await db
    .insertInto('bookings')
    .values({
      uuid,
      member_id: memberId,
      programmation_id: programmationId,
      code: newAdmissionCode(),
      reserved: 1,
      enabled: 1,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'programmation_id'])
        .doUpdateSet({ reserved: 1, enabled: 1, called_off: 0, changed_at: now })
        .where('bookings.reserved', '=', 0),
    )
    .returning('uuid')
    .executeTakeFirst();
  return row?.uuid;
};

/** Makes a reserved booking a cancelled one. @returns whether it was reserved: only then something must be given back */
export const releasePlace = async (
  db: Database,
  { memberId, programmationId }: BookingKey,
  now: number,
): Promise<boolean> => {
  const row = await db
    .updateTable('bookings')
    .set({ reserved: 0, changed_at: now })
    .where('member_id', '=', memberId)
    .where('programmation_id', '=', programmationId)
    .where('reserved', '=', 1)
    .returning('uuid')
    .executeTakeFirst();
  return row !== undefined;
};

/** Removes a cancelled booking; a reserved one stays. */
export const removeBooking = async (db: Database, memberId: number, uuid: string): Promise<void> => {
  await db
    .deleteFrom('bookings')
    .where('member_id', '=', memberId)
    .where('uuid', '=', uuid)
    .where('reserved', '=', 0)
    .execute();
};

/**
 * Takes a free seat of a date that takes place; uncounted seats are always free (RES-13).
 * @returns whether there was one
 */
export const takeSeat = async (db: Database, programmationId: number): Promise<boolean> => {
  const taken = await db
    .updateTable('programmations')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where('id', '=', programmationId)
    .where('state', 'not in', ['cancelled', 'postponed'])
    .where(({ or, eb }) => or([eb('status', 'is', null), eb('status', '<>', 'SOLD_OUT')]))
    .where(({ or, eb, ref }) => or([eb('capacity', 'is', null), eb('taken', '<', ref('capacity'))]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** The state of a date, read anew: it may have been cancelled meanwhile. */
export const readState = async (
  db: Database,
  programmationId: number,
): Promise<ProgrammationRow['state']> => {
  const { state } = await db
    .selectFrom('programmations')
    .select('state')
    .where('id', '=', programmationId)
    .executeTakeFirstOrThrow();
  return state;
};

/** Frees the seat of a reservation that has just been cancelled. */
export const freeSeat = async (db: Database, programmationId: number): Promise<void> => {
  await db
    .updateTable('programmations')
    .set((row) => ({ taken: row('taken', '-', 1) }))
    .where('id', '=', programmationId)
    .execute();
};
