import type { Ticket } from '#contract/wire/ticket.ts';
import { isPast, saleOfDate, type DateSale } from '#contract/programme/sale.ts';
import { cityOf, timeOfTicket, type TicketTime } from '#contract/programme/ticket.ts';

/** A date of the show as a row tells it. */
export interface Row {
  ticket: Ticket;
  when: TicketTime;
  city: string;
  sale: DateSale;
  /** RES-15 */
  isPast: boolean;
}

/** RES-15, RES-16: what ends both selling and reserving. */
type Closed = 'cancelled' | 'postponed' | 'past';
export const isClosed = (sale: DateSale): sale is Closed =>
  sale === 'cancelled' || sale === 'postponed' || sale === 'past';

/** The dates that can be told, those to come first. `now` in milliseconds since the epoch. */
export const ticketRows = (tickets: readonly Ticket[], now: number): Row[] => {
  const rows = tickets.flatMap((ticket): Row[] => {
    const when = timeOfTicket(ticket);
    const told = { ticket, sale: saleOfDate(ticket, now), isPast: isPast(ticket, now) };
    return when === null ? [] : [{ ...told, when, city: cityOf(ticket) }];
  });
  return [...rows.filter((row) => !row.isPast), ...rows.filter((row) => row.isPast)];
};
