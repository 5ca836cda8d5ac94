import { ticketBudget } from '#server/mail/limits.ts';
import type { BookingKey } from '#server/store/members/bookings.ts';
import { giveBack, spend, spendAhead, type Budget } from '#server/store/members/budgets.ts';
import {
  addTicketLetter,
  takeTicketLetter,
  ticketBudgetOf,
  type TicketLetter,
} from '#server/store/members/ticketLetters.ts';
import type { Database } from '#server/store/schema/tables.ts';

/**
 * Owes a member the letter about their reservation's new state, inside the transaction that changes it; the postman posts it
 * afterwards (RES-29). It takes the place of an unposted one. A member who changes their mind more often than the budget allows is
 * written to when it allows again, and only if the reservation then differs from what they know.
 * @param now epoch seconds
 */
export const tellReservation = async (
  db: Database,
  reservation: BookingKey,
  letter: TicketLetter,
  now: number,
): Promise<void> => {
  const budget: Budget = { ...ticketBudget, ...ticketBudgetOf(reservation) };
  const waiting = await takeTicketLetter(db, reservation);
  if (waiting?.tries === 0) {
    const isHeldBack = waiting.due_at > now;
    // The member knows this state already.
    if (isHeldBack && waiting.letter !== letter) return giveBack(db, budget);
    return addTicketLetter(db, reservation, letter, waiting.due_at);
  }
  const wait = await spend(db, budget, now);
  if (wait > 0) await spendAhead(db, budget);
  await addTicketLetter(db, reservation, letter, now + wait);
};
