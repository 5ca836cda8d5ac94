import { settings } from '../settings.ts';

/** Why the server says no; `other` where it does not say. */
export type ReservationRefusal =
  | 'cancelled'
  | 'sold-out'
  | 'closed'
  | 'past'
  | 'no-credit'
  | 'already-reserved'
  | 'gone'
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
}

export interface ReserveOutput {
  outcome: 'reserved' | 'refused' | 'unauthorised' | 'unknown';
  reservationId?: string;
  code?: ReservationRefusal;
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
});

/** RES-19: an attempt of which nobody knows is an error only then when the chart no longer looks by itself. */
export const willCheckAgain = ({ checks }: Pick<Attempt, 'checks'>): boolean =>
  checks < settings.reservation.reconcilePauses.length;

/** The pause before the chart asks again what came of an attempt, in ms. */
export const reconcilePause = ({ checks }: Attempt): number => {
  const [first, ...others] = settings.reservation.reconcilePauses;
  return [first, ...others][checks] ?? first;
};
