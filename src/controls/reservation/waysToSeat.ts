import type { ReactNode } from 'react';
import type { ReservationPicture } from './reservation.picture.ts';

/** What reserving is among the ways to a seat: beside the others, the first of them, or done. */
export type Reserving = 'beside' | 'first' | 'reserved';

/** Draws the other ways to a seat around the control: the main one, where reserving is not, before it. */
export type RenderWays = (reserving: Reserving, control: ReactNode) => ReactNode;

/** RES-11, RES-12: reserving is the main thing of a date for a member whom something is left for. */
export const reservingIn = (
  { place, isReserved }: Pick<ReservationPicture, 'place' | 'isReserved'>,
  isExpected: boolean,
): Reserving => {
  if (isReserved) return 'reserved';
  const isFirst = place === 'awaited' ? isExpected : place === 'first';
  return isFirst ? 'first' : 'beside';
};
