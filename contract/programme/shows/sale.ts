import type { Ticket } from '#contract/wire/ticket.ts';
import { hasBegun } from '../time/closing.ts';
import { hasNoHour } from '../time/wholeDays.ts';
import { isAllCancelled, isCancelled, isPostponed, takesPlace } from './state.ts';
import { isSoldOut } from './ticket.ts';

type Dated = Pick<Ticket, 'date'>;
type Sold = Dated & Pick<Ticket, 'status' | 'soldout' | 'sale' | 'state'>;

/**
 * The sale of a date: none if it does not take place (RES-16), has begun (RES-15), is sold out (TKT-02) or not for sale
 * (TKT-03).
 */
export type DateSale = 'cancelled' | 'postponed' | 'past' | 'soldOut' | 'notSold' | 'open';

const startOf = ({ date }: Dated): number => Date.parse(date.start);

/** The end of a date; without one, its start. */
const endOf = ({ date }: Dated): number => Date.parse(date.end ?? date.start);

/** Whether a date has begun at `now`, whatever its state; one without an hour is past once its day is over. */
export const isPast = (ticket: Dated, now: number): boolean =>
  hasBegun((hasNoHour(ticket.date) ? endOf(ticket) : startOf(ticket)) - now);

/** The sale of a date at `now`, in milliseconds since the epoch by the server's clock. */
export const saleOfDate = (ticket: Sold, now: number): DateSale => {
  if (isCancelled(ticket)) return 'cancelled';
  if (isPostponed(ticket)) return 'postponed';
  if (isPast(ticket, now)) return 'past';
  if (isSoldOut(ticket)) return 'soldOut';
  return ticket.sale ? 'open' : 'notSold';
};

/** The dates that sell tickets at `now`. */
export const onSale = <Date extends Sold>(tickets: readonly Date[], now: number): Date[] =>
  tickets.filter((ticket) => saleOfDate(ticket, now) === 'open');

/**
 * The sale of a show (SHW-09, SHW-12): tickets as long as one date sells them; `none` without dates. Cancelled and postponed
 * dates count only if there are no others.
 */
export type ShowSale =
  | 'none'
  | 'open'
  | 'soldOut'
  | 'notSold'
  | 'underWay'
  | 'over'
  | 'cancelled'
  | 'postponed';

/** The sale of a show's dates at `now`. */
export const saleOfShow = (tickets: readonly Sold[], now: number): ShowSale => {
  if (tickets.length === 0) return 'none';
  const given = tickets.filter(takesPlace);
  if (given.length === 0) return isAllCancelled(tickets) ? 'cancelled' : 'postponed';
  const sales = given.map((ticket) => saleOfDate(ticket, now));
  if (sales.includes('open')) return 'open';
  if (sales.includes('soldOut')) return 'soldOut';
  if (sales.includes('notSold')) return 'notSold';
  return given.some((ticket) => now < endOf(ticket)) ? 'underWay' : 'over';
};

/** The instants at which `saleOfDate` and `saleOfShow` change by the clock alone, in no order. */
export const saleChanges = (tickets: readonly Dated[]): number[] => [
  ...tickets.map(startOf),
  ...tickets.map(endOf),
];
