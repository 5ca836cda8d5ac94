import type { Reservable } from './reservable.ts';

/** What a page shows of a date, and does with it. */
export interface Drawn {
  show: Reservable;
  /** The member session is on its way. */
  isExpected: boolean;
  /** Fetches the seats anew. */
  refreshSeats: () => Promise<unknown>;
  /** RES-07: a reservation of a list was cancelled. */
  onCancelled: (reservationId: string) => void;
}

/** The date as it was drawn last: what listens for longer than one drawing reads it here. */
export const createDrawn = (first: Drawn) => {
  let last = first;
  return {
    last: (): Drawn => last,
    note: (next: Drawn): void => {
      last = next;
    },
  };
};
