import { cancel } from '#server/member/bookings/bookingsRules.ts';
import { Refusal } from '#server/refusal.ts';
import { holdBooking, listBookings, type BookingRow } from '#server/store/members/bookings.ts';
import type { Database } from '#server/store/schema/tables.ts';

/** The end of one reservation, or the reason why it stays. */
type Outcome = 'cancelled' | 'closed' | 'past';

/** @throws Refusal other than `past` and `closed` */
const cancelOne = async (
  db: Database,
  memberId: number,
  row: BookingRow,
  now: Temporal.Instant,
): Promise<Outcome> => {
  const { programmation_id: programmationId, starts_at: startsAt, state, reserved } = row;
  try {
    await cancel(db, { memberId, programmationId, startsAt, state, isReserved: reserved === 1 }, now);
    return 'cancelled';
  } catch (caught) {
    // It refuses before it writes.
    if (caught instanceof Refusal && (caught.code === 'past' || caught.code === 'closed')) return caught.code;
    throw caught;
  }
};

/**
 * Cancels every reservation of a member as they could themselves, inside a transaction: a show that has closed keeps its seat.
 * @returns how many ended, and how many coming ones stay
 */
export const cancelReservations = async (
  db: Database,
  memberId: number,
  now: Temporal.Instant,
): Promise<{ cancelled: number; closed: number }> => {
  const outcomes: Outcome[] = [];
  for (const { uuid } of await listBookings(db, memberId)) {
    const row = await holdBooking(db, memberId, uuid);
    if (row?.reserved === 1) outcomes.push(await cancelOne(db, memberId, row, now));
  }
  const count = (outcome: Outcome): number => outcomes.filter((each) => each === outcome).length;
  return { cancelled: count('cancelled'), closed: count('closed') };
};
