import type { Ticket } from '#contract/wire/ticket.ts';
import { closesSoon } from '#contract/programme/time/closing.ts';
import { isPast, saleOfDate, type DateSale } from '#contract/programme/shows/sale.ts';
import { cityOf, timeOfTicket, type TicketTime } from '#contract/programme/shows/ticket.ts';

/** A date of the show for a row. */
export interface Row {
  ticket: Ticket;
  when: TicketTime;
  city: string;
  sale: DateSale;
  /** Its sale or reservation is in its last hour. */
  isClosing: boolean;
  /** RES-15 */
  isPast: boolean;
}

/** RES-15, RES-16: the end of both sale and reservation. */
type Closed = 'cancelled' | 'postponed' | 'past';
export const isClosed = (sale: DateSale): sale is Closed =>
  sale === 'cancelled' || sale === 'postponed' || sale === 'past';

/** The readable dates, coming ones first. `now` in milliseconds since the epoch; `isReserved` for reservable ones. */
export const ticketRows = (tickets: readonly Ticket[], now: number, isReserved: boolean): Row[] => {
  const rows = tickets.flatMap((ticket): Row[] => {
    const when = timeOfTicket(ticket);
    const sale = saleOfDate(ticket, now);
    const isClosing = sale === 'open' && closesSoon(Date.parse(ticket.date.start) - now, isReserved);
    const told = { ticket, sale, isClosing, isPast: isPast(ticket, now) };
    return when === null ? [] : [{ ...told, when, city: cityOf(ticket) }];
  });
  return [...rows.filter((row) => !row.isPast), ...rows.filter((row) => row.isPast)];
};
