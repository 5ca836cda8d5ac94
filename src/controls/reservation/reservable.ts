import type { ProgrammationIds } from '#contract/wire/booking.ts';
import type { Ticket } from '#contract/wire/ticket.ts';

/** One date of a show, as far as reserving it needs to know. */
export interface Reservable {
  /** Null where one of the three is missing (RES-12). */
  ids: ProgrammationIds | null;
  title: string;
  /** Milliseconds since the epoch. */
  start: number;
  isSoldOut: boolean;
}

/** RES-13: seats that nobody counts are the server's to judge. */
const isFull = ({ capacity_seats: capacity, taken_seats: taken }: Ticket): boolean =>
  capacity !== null && (capacity <= 0 || (taken !== null && taken >= capacity));

export const reservableTicket = (ticket: Ticket): Reservable => ({
  ids:
    ticket.festivalId === null || ticket.edition === null
      ? null
      : { programmation: ticket.id, edition: ticket.edition.id, festival: ticket.festivalId },
  title: ticket.show.title,
  start: Date.parse(ticket.date.start),
  isSoldOut: isFull(ticket),
});

/** A booking knows no seats: whether there is one again the server says. */
export const reservableBooking = (
  ids: ProgrammationIds,
  { title, start }: { title: string; start: string },
): Reservable => ({
  ids,
  title,
  start: Date.parse(start),
  isSoldOut: false,
});
