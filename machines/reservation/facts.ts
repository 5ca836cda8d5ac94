import { closesAt, isOpen } from '#contract/programme/time/closing.ts';
import { settings } from '../settings.ts';

/** What decides which control a member sees; the outside tells it, the chart judges it. */
export interface ReservationFacts {
  /** Whether somebody is logged in, and what is known of their reservations and credits (RES-08). */
  memberData: 'signed-out' | 'loading' | 'failed' | 'loaded';
  /** Whether the ticket has its three ids (RES-12). */
  hasIds: boolean;
  isReserved: boolean;
  /** The member's booking, cancelled ones included (RES-03); null where there never was one. */
  reservationId: string | null;
  creditLeft: number;
  isSoldOut: boolean;
  /** The show will not be given. */
  isCalledOff: boolean;
  /** Nobody knows yet when the show will be given. */
  isPostponed: boolean;
  /** Milliseconds until the show starts, by the server's clock; negative once it has. */
  toStart: number;
}

/** What the `facts` source tells whenever something of it changes. */
export interface FactsHeard {
  type: 'facts.changed';
  facts: ReservationFacts;
}
/** What the source is told: to answer at once with what is true now, or to fetch what is stale anew (RES-06). */
export type FactsTold = { type: 'asked' } | { type: 'stale' };

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
 * RES-16: how long the control may stand as it is, in ms: until the first millisecond in which reservations are closed,
 * then until the start. Never longer than a timer can be trusted.
 */
export const untilBoundary = ({ toStart }: ReservationFacts): number => {
  const { longestTimer } = settings.reservation;
  const left = isOpen(toStart) ? closesAt(toStart) : toStart;
  return left < longestTimer ? left : longestTimer;
};
