import type { Ticket } from '#contract/wire/ticket.ts';
import { closesSoon } from '#contract/programme/time/closing.ts';
import { isPast, saleOfDate, type DateSale } from '#contract/programme/shows/sale.ts';
import { cityOf, timeOfTicket, type TicketTime } from '#contract/programme/shows/ticket.ts';

/** A date of the show as a row tells it. */
export interface Row {
  ticket: Ticket;
  when: TicketTime;
  city: string;
  sale: DateSale;
  /** It is sold or reserved for a last hour. */
  isClosing: boolean;
  /** RES-15 */
  isPast: boolean;
}

/** RES-15, RES-16: what ends both selling and reserving. */
type Closed = 'cancelled' | 'postponed' | 'past';
export const isClosed = (sale: DateSale): sale is Closed =>
  sale === 'cancelled' || sale === 'postponed' || sale === 'past';

/** The dates that can be told, those to come first. `now` in milliseconds since the epoch; `isReserved` where they can be. */
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
