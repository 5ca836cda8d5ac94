import { isCancelled, isPostponed } from '#contract/programme/shows/state.ts';
import { seatsAreGone } from '#contract/programme/shows/seats.ts';
import type { ProgrammationIds } from '#contract/wire/member/booking.ts';
import type { Ticket } from '#contract/wire/ticket.ts';

/** One date of a show, with the facts for a reservation. */
export interface Reservable {
  /** Null if one of the three is missing (RES-12). */
  ids: ProgrammationIds | null;
  title: string;
  /** Milliseconds since the epoch. */
  start: number;
  isSoldOut: boolean;
  isCalledOff: boolean;
  isPostponed: boolean;
}

export const reservableTicket = (ticket: Ticket): Reservable => ({
  ids:
    ticket.festivalId === null || ticket.edition === null
      ? null
      : { programmation: ticket.id, edition: ticket.edition.id, festival: ticket.festivalId },
  title: ticket.show.title,
  start: Date.parse(ticket.date.start),
  isSoldOut: seatsAreGone(ticket),
  isCalledOff: isCancelled(ticket),
  isPostponed: isPostponed(ticket),
});

/** A reservation knows neither seats nor the show's state: the server decides whether it can be renewed. */
export const reservableOfList = (
  ids: ProgrammationIds,
  { title, start }: { title: string; start: string },
): Reservable => ({
  ids,
  title,
  start: Date.parse(start),
  isSoldOut: false,
  isCalledOff: false,
  isPostponed: false,
});
