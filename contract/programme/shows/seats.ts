import type { Ticket } from '#contract/wire/ticket.ts';

/** RES-13: no seat is left to reserve. Uncounted seats are the server's to judge. */
export const seatsAreGone = ({
  capacity_seats: capacity,
  taken_seats: taken,
}: Pick<Ticket, 'capacity_seats' | 'taken_seats'>): boolean =>
  capacity !== null && (capacity <= 0 || (taken ?? 0) >= capacity);
