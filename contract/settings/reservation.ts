import { hour } from './time.ts';

export const reservationSettings = {
  /** RES-14: how long before the start reservations close, in milliseconds. */
  closing: 2 * hour,
  /** How long before a date can be had no more that is said, in milliseconds. */
  closingSoon: hour,
} as const;
