import { hour } from './time.ts';

export const reservationSettings = {
  /** RES-14: how long before the start reservations close, in milliseconds. */
  closing: 2 * hour,
} as const;
