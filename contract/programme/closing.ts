import { reservationSettings } from '../settings/reservation.ts';

const { closing } = reservationSettings;

/** RES-14: whether a show that begins in `toStart` milliseconds can be reserved: exactly two hours before it still can. */
export const isOpen = (toStart: number): boolean => toStart >= closing;

/** RES-14: the first millisecond in which it cannot any more, on the clock that tells `start`. */
export const closesAt = (start: number): number => start - closing + 1;

/** RES-15: whether a show that begins in `toStart` milliseconds has begun. */
export const hasBegun = (toStart: number): boolean => toStart <= 0;
