import type { Reservable } from './reservable.ts';

/** A page's view of a date, with its callbacks. */
export interface Drawn {
  show: Reservable;
  /** The member session is opening. */
  isExpected: boolean;
  /** Fetches the seats anew. */
  refreshSeats: () => Promise<unknown>;
  /** RES-07: a reservation of a list was cancelled. */
  onCancelled: (reservationId: string) => void;
}

/** The date as last drawn: long-lived listeners read it here. */
export const createDrawn = (first: Drawn) => {
  let last = first;
  return {
    last: (): Drawn => last,
    note: (next: Drawn): void => {
      last = next;
    },
  };
};
