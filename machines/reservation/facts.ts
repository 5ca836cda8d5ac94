import { closesAt, isOpen } from '#contract/programme/time/closing.ts';
import { settings } from '../settings.ts';

/** The facts that decide which control a member sees, for the chart to judge. */
export interface ReservationFacts {
  /** Whether somebody is logged in, and the load of their reservations and credits (RES-08). */
  memberData: 'signed-out' | 'loading' | 'failed' | 'loaded';
  /** Whether the ticket has its three ids (RES-12). */
  hasIds: boolean;
  isReserved: boolean;
  /** The member's booking, cancelled ones included (RES-03); null if there never was one. */
  reservationId: string | null;
  creditLeft: number;
  isSoldOut: boolean;
  /** The show is cancelled. */
  isCalledOff: boolean;
  /** The show has no new time yet. */
  isPostponed: boolean;
  /** Milliseconds until the show starts, by the server's clock; negative once it has. */
  toStart: number;
}

/** The `facts` source sends it with every change. */
export interface FactsHeard {
  type: 'facts.changed';
  facts: ReservationFacts;
}
/** Messages to the source: answer at once with the present facts, or fetch stale ones anew (RES-06). */
export type FactsTold = { type: 'facts.asked' } | { type: 'facts.stale' };

/** Before anything is known. */
export const noFacts: ReservationFacts = {
  memberData: 'loading',
  hasIds: false,
  isReserved: false,
  reservationId: null,
  creditLeft: 0,
  isSoldOut: false,
  isCalledOff: false,
  isPostponed: false,
  toStart: Number.POSITIVE_INFINITY,
};

/**
 * RES-16: how long the control stays valid, in ms: until the first millisecond after reservations close, then until the
 * start. Never longer than a timer is reliable.
 */
export const untilBoundary = ({ toStart }: ReservationFacts): number => {
  const { longestTimer } = settings.reservation;
  const left = isOpen(toStart) ? closesAt(toStart) : toStart;
  return left < longestTimer ? left : longestTimer;
};
