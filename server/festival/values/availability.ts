import type { Availability } from '#contract/wire/programmation.ts';
import type { DateOfShow } from '../schema/dateRow.ts';

interface Seats {
  price_min: number | null;
  price_max: number | null;
  capacity: number | null;
  /** Seats sold elsewhere. */
  sold: number;
}

/** The availability of a date that says none: it follows from price and seats; null if unknown. */
export const usualAvailability = ({ price_min, price_max, capacity, sold }: Seats): Availability | null => {
  if (price_max === 0) return 'FREE';
  if (capacity !== null && sold >= capacity) return 'SOLD_OUT';
  return price_min === null && price_max === null ? null : 'ON_SALE';
};

type Said = NonNullable<DateOfShow['availability']>;
const statuses = {
  free: 'FREE',
  on_sale: 'ON_SALE',
  sold_out: 'SOLD_OUT',
  unknown: null,
} as const satisfies Record<Said, Availability | null>;

export const statusOf = (said: Said): Availability | null => statuses[said];

const words = { FREE: 'free', ON_SALE: 'on_sale', SOLD_OUT: 'sold_out' } as const satisfies Record<
  Availability,
  Said
>;

/** The word of a date's availability in its folder. */
export const wordOfStatus = (status: Availability | null): Said =>
  status === null ? 'unknown' : words[status];
