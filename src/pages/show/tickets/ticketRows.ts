import type { Ticket } from '#contract/wire/ticket.ts';
import { saleOfDate, type DateSale } from '#contract/programme/sale.ts';
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

/** The dates that can be told, those to come first. `now` in milliseconds since the epoch. */
export const ticketRows = (tickets: readonly Ticket[], now: number): Row[] => {
  const rows = tickets.flatMap((ticket): Row[] => {
    const when = timeOfTicket(ticket);
    const sale = saleOfDate(ticket, now);
    return when === null ? [] : [{ ticket, when, city: cityOf(ticket), sale, isPast: sale === 'past' }];
  });
  return [...rows.filter(({ isPast }) => !isPast), ...rows.filter(({ isPast }) => isPast)];
};
