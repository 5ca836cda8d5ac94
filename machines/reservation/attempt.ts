import { second } from '#contract/settings/time.ts';
import { settings } from '../settings.ts';

/** Why the server refuses; `busy`: it cannot answer now; `other`: it gives no known reason. */
export type ReservationRefusal =
  | 'cancelled'
  | 'sold-out'
  | 'closed'
  | 'past'
  | 'no-credit'
  | 'already-reserved'
  | 'not-reservable'
  | 'gone'
  | 'busy'
  | 'other';

/** An act that the session's end interrupted, or that resumes afterwards; `key` makes it one act (docs/decisions/009). */
export interface ReservationIntent {
  kind: 'reserve' | 'cancel';
  key: string;
}

/** One act at work, however many requests it takes. */
export interface Attempt extends ReservationIntent {
  /** Null for the first reservation of this show. */
  reservationId: string | null;
  /** How many more requests it may send without an answer. */
  triesLeft: number;
  /** How often the chart has checked the outcome by itself. */
  checks: number;
  /** Seconds that the server asks to wait before the next request. */
  retryAfter: number;
}

export interface ReserveOutput {
  outcome: 'reserved' | 'refused' | 'busy' | 'unauthorised' | 'unknown';
  reservationId?: string;
  code?: ReservationRefusal;
  /** Seconds; with `busy`. */
  retryAfter?: number;
}
export interface CancelOutput {
  outcome: 'cancelled' | 'refused' | 'gone' | 'unauthorised' | 'unknown';
  code?: ReservationRefusal;
}
/** `settled`: the act has happened. `open`: it has not. */
export interface ReconcileOutput {
  outcome: 'settled' | 'open' | 'unauthorised' | 'unknown';
  reservationId?: string;
}

export const begin = (intent: ReservationIntent, reservationId: string | null): Attempt => ({
  ...intent,
  reservationId,
  triesLeft: settings.reservation.tries - 1,
  checks: 0,
  retryAfter: 0,
});

/** RES-19: an unknown outcome is an error only after the chart's last check. */
export const willCheckAgain = ({ checks }: Pick<Attempt, 'checks'>): boolean =>
  checks < settings.reservation.reconcilePauses.length;

/** Whether to ask a busy server again silently (RES-19). */
export const isWorthWaiting = (
  { triesLeft }: Pick<Attempt, 'triesLeft'>,
  { retryAfter = 0 }: Pick<ReserveOutput, 'retryAfter'>,
): boolean => triesLeft > 0 && retryAfter * second <= settings.reservation.longestRetryAfter;

/** The pause before a busy server's next request, in ms: at least the server's, and different for each visitor. */
export const retryPause = ({ retryAfter }: Attempt, jitter: number): number => {
  const { longestRetryAfter } = settings.reservation;
  const pause = retryAfter * second * jitter;
  return pause < longestRetryAfter ? pause : longestRetryAfter;
};

/** The pause before the next check of an outcome, in ms. */
export const reconcilePause = ({ checks }: Attempt): number => {
  const [first, ...others] = settings.reservation.reconcilePauses;
  return [first, ...others][checks] ?? first;
};
