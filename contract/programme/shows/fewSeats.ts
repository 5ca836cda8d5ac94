import type { Ticket } from '#contract/wire/ticket.ts';
import { programmeLimits } from '#contract/settings/programme.ts';

/** How many seats are left if they are few; null if they are many, none, or not counted. */
export const fewSeats = ({
  capacity_seats: capacity,
  taken_seats: taken,
}: Pick<Ticket, 'capacity_seats' | 'taken_seats'>): number | null => {
  if (capacity === null || taken === null) return null;
  const left = capacity - taken;
  return left > 0 && left < programmeLimits.fewSeats ? left : null;
};
