import type { ReactNode } from 'react';
import type { ReservationPicture } from './reservation.picture.ts';

/** The rank of a reservation among the ways to a seat: beside the others, the first of them, or done. */
export type Reserving = 'beside' | 'first' | 'reserved';

/** Draws the other ways to a seat around the control: the main one before it, unless reserving is the main one. */
export type RenderWays = (reserving: Reserving, control: ReactNode) => ReactNode;

/** RES-11, RES-12: reserving is the main way for a member as long as something is left. */
export const reservingIn = (
  { place, isReserved }: Pick<ReservationPicture, 'place' | 'isReserved'>,
  isExpected: boolean,
): Reserving => {
  if (isReserved) return 'reserved';
  const isFirst = place === 'awaited' ? isExpected : place === 'first';
  return isFirst ? 'first' : 'beside';
};
