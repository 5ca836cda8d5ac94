import type { Ticket } from '#contract/wire/ticket.ts';
import { isPast, onSale } from './sale.ts';
import { takesPlace } from './state.ts';

type Dated = Pick<Ticket, 'date' | 'status' | 'soldout' | 'sale' | 'state'>;

const startOf = ({ date }: Dated): number => Date.parse(date.start);

export interface NextDate<Date> {
  next: Date;
  others: number;
}

/**
 * The next date and how many more follow: of dates on sale, else of all that take place. Null if none is to come. `now` in
 * milliseconds since the epoch.
 */
export const nextDate = <Date extends Dated>(
  tickets: readonly Date[],
  now: number,
): NextDate<Date> | null => {
  const open = onSale(tickets, now);
  const coming = open.length > 0 ? open : tickets.filter((date) => takesPlace(date) && !isPast(date, now));
  const [next] = coming.toSorted((one, other) => startOf(one) - startOf(other));
  return next === undefined ? null : { next, others: coming.length - 1 };
};
