import { reservationSettings } from '#contract/settings/reservation.ts';

const { closing, closingSoon } = reservationSettings;

/** RES-14: whether a show that begins in `toStart` milliseconds can be reserved: exactly two hours before it still can. */
export const isOpen = (toStart: number): boolean => toStart >= closing;

/** RES-14: the first millisecond after reservations close, for a start. */
export const closesAt = (start: number): number => start - closing + 1;

/** RES-15: whether a show that begins in `toStart` milliseconds has begun. */
export const hasBegun = (toStart: number): boolean => toStart <= 0;

/** How long before the start of a date the offer ends: reservations close earlier than tickets (RES-14, RES-15). */
const lead = (isReserved: boolean): number => (isReserved ? closing : 0);

/** The first millisecond in which a date closes soon, for a start. */
export const closesSoonAt = (start: number, isReserved: boolean): number =>
  start - lead(isReserved) - closingSoon;

/** Whether the offer of a date that begins in `toStart` milliseconds ends soon. */
export const closesSoon = (toStart: number, isReserved: boolean): boolean => {
  const isHad = isReserved ? isOpen(toStart) : !hasBegun(toStart);
  return isHad && toStart <= lead(isReserved) + closingSoon;
};
