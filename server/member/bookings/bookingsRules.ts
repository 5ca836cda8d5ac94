import { isCancelled, takesPlace } from '#contract/programme/shows/state.ts';
import type { ProgrammationState } from '#contract/wire/programmation.ts';
import { hasBegun, isOpen } from '#contract/programme/time/closing.ts';
import { epochSeconds } from '#server/clock.ts';
import { Refusal } from '#server/refusal.ts';
import {
  bookPlace,
  freeSeat,
  readState,
  releasePlace,
  takeSeat,
  type BookingKey,
} from '#server/store/members/bookings.ts';
import { noteCreditChange } from '#server/store/members/creditChanges.ts';
import { giveCreditBack, takeCredit } from '#server/store/members/credits.ts';
import type { Database } from '#server/store/schema/tables.ts';
import { tellReservation } from './tellReservation.ts';

/** The steps of a reservation, each only if its part is available: the conditions are in the updates. */
export interface ReservationSteps {
  bookPlace: typeof bookPlace;
  takeSeat: typeof takeSeat;
  takeCredit: typeof takeCredit;
}
export const conditionalSteps: ReservationSteps = { bookPlace, takeSeat, takeCredit };

/** A booking, with the start and the state of its show. */
export interface DatedBooking extends BookingKey {
  /** Epoch seconds. */
  startsAt: number;
  state: ProgrammationState;
}

/**
 * RES-14, RES-15.
 * @throws Refusal `past` or `closed`
 */
const refuseLate = ({ startsAt }: DatedBooking, now: Temporal.Instant): void => {
  const toStart = startsAt * 1000 - now.epochMilliseconds;
  if (hasBegun(toStart)) throw new Refusal('past', 'The show has started');
  if (!isOpen(toStart)) throw new Refusal('closed', 'Reservations for the show are closed');
};

/**
 * A postponed date has no time yet: nobody can promise to come.
 * @throws Refusal `cancelled` or `closed`
 */
const refuseOff = (state: ProgrammationState): void => {
  if (isCancelled({ state })) throw new Refusal('cancelled', 'The show is cancelled');
  if (!takesPlace({ state })) throw new Refusal('closed', 'The show is postponed');
};

/**
 * Reserves inside a transaction: booking, seat, credit, in this order of tables. The first missing one names the refusal
 * (RES-16), which rolls the transaction back.
 * @returns the booking's uuid: `uuid` for a new one
 * @throws Refusal `cancelled`, `past`, `closed`, `already-reserved`, `sold-out`, `no-credit`
 */
export const reserve = async (
  db: Database,
  booking: DatedBooking,
  { uuid, now }: { uuid: string; now: Temporal.Instant },
  steps: ReservationSteps,
): Promise<string> => {
  if (isCancelled(booking)) refuseOff(booking.state);
  refuseLate(booking, now);
  const booked = await steps.bookPlace(db, booking, { uuid, now: epochSeconds(now) });
  if (booked === undefined) throw new Refusal('already-reserved', 'This show is reserved already');
  if (!(await steps.takeSeat(db, booking.programmationId))) {
    refuseOff(await readState(db, booking.programmationId));
    throw new Refusal('sold-out', 'No seat is left for this show');
  }
  if (!(await steps.takeCredit(db, booking.memberId))) throw new Refusal('no-credit', 'No credit is left');
  await noteCreditChange(db, booking, 'reserved', epochSeconds(now));
  await tellReservation(db, booking, 'ticket', epochSeconds(now));
  return booked;
};

/**
 * Cancels inside a transaction: seat and credit come back with the booking's step from reserved to cancelled, so only once,
 * with either verb. A cancelled one stays so.
 * @throws Refusal `past` or `closed`
 */
export const cancel = async (
  db: Database,
  booking: DatedBooking & { isReserved: boolean },
  now: Temporal.Instant,
): Promise<void> => {
  if (!booking.isReserved) return;
  refuseLate(booking, now);
  if (!(await releasePlace(db, booking, epochSeconds(now)))) return;
  await freeSeat(db, booking.programmationId);
  await giveCreditBack(db, booking.memberId);
  await noteCreditChange(db, booking, 'cancelled', epochSeconds(now));
  await tellReservation(db, booking, 'reservationCancelled', epochSeconds(now));
};
