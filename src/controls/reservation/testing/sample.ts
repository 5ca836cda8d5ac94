import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import type { Credits } from '#src/api/member/member.ts';

/** The show of this folder's tests, at noon UTC. */
export const start = '2027-07-16T12:00:00Z';
export const noon = Date.parse(start);
export const hour = 3_600_000;

export const ids = { programmation: '7', edition: '2027', festival: '8' };

export const ticket = (changes: Partial<Ticket> = {}): Ticket =>
  ticketOf('7', {
    showstartdate: start,
    location: 'Toronto',
    venue: null,
    price: { min: 25, max: 25 },
    taken_seats: 12,
    date: { start, end: null, timezone_offset: '-0400', timezone: 'America/Toronto' },
    tickets: [],
    ticketurl: null,
    show: { ...ticketOf('7').show, title: 'Impro totale', categories: [], belong_to: null },
    ...changes,
  });

export const reservation = (changes: Partial<BookingItem> = {}): BookingItem => ({
  ...ids,
  uuid: 'reservation',
  status: 'true',
  enabled: true,
  reserved: true,
  ...changes,
});

export const credits = (creditLeft: number): Credits => ({
  showsReserved: 0,
  creditLeft,
  passes: 1,
  loaded: true,
});
