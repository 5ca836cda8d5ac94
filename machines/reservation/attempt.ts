import { second } from '#contract/settings/time.ts';
import { settings } from '../settings.ts';

/** Why the server says no; `busy`: it cannot say now, `other` where it does not say. */
export type ReservationRefusal =
  | 'cancelled'
  | 'sold-out'
  | 'closed'
  | 'past'
  | 'no-credit'
  | 'already-reserved'
  | 'gone'
  | 'busy'
  | 'other';

/** What was being done when the session ended, or is done again afterwards; `key` makes it one act (docs/decisions/009). */
export interface ReservationIntent {
  kind: 'reserve' | 'cancel';
  key: string;
}

/** One act at work, however often it is sent. */
export interface Attempt extends ReservationIntent {
  /** Null: the first reservation of this show. */
  reservationId: string | null;
  /** How often it may still be sent again after no answer. */
  triesLeft: number;
  /** How often the chart has asked by itself what came of it. */
  checks: number;
  /** Seconds that the server asked to be left alone before it is sent again. */
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
/** `settled`: what was wanted has happened. `open`: it has not. */
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

/** RES-19: an attempt with an unknown outcome is an error only once the chart no longer looks by itself. */
export const willCheckAgain = ({ checks }: Pick<Attempt, 'checks'>): boolean =>
  checks < settings.reservation.reconcilePauses.length;

/** Whether a busy server may be asked once more without a word (RES-19). */
export const isWorthWaiting = (
  { triesLeft }: Pick<Attempt, 'triesLeft'>,
  { retryAfter = 0 }: Pick<ReserveOutput, 'retryAfter'>,
): boolean => triesLeft > 0 && retryAfter * second <= settings.reservation.longestRetryAfter;

/** The pause before a busy server is asked again, in ms: not less than it asked for, nor the same for all. */
export const retryPause = ({ retryAfter }: Attempt, jitter: number): number => {
  const { longestRetryAfter } = settings.reservation;
  const pause = retryAfter * second * jitter;
  return pause < longestRetryAfter ? pause : longestRetryAfter;
};

/** The pause before the chart asks again what came of an attempt, in ms. */
export const reconcilePause = ({ checks }: Attempt): number => {
  const [first, ...others] = settings.reservation.reconcilePauses;
  return [first, ...others][checks] ?? first;
};
