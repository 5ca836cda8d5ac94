import { hour } from './time.ts';

export const reservationSettings = {
  /** RES-14: how long before the start reservations close, in milliseconds. */
  closing: 2 * hour,
  /** How long before the end of an offer the site says so, in milliseconds. */
  closingSoon: hour,
} as const;
