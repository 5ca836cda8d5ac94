import type { ReactNode } from 'react';
import type { ReservationState } from './pictures.ts';

/** States in which another way to a seat, or none, is what a date offers first. */
const followers: ReadonlySet<ReservationState> = new Set([
  'evaluating',
  'loading',
  'calledOff',
  'past',
  'closed',
  'soldOut',
  'noCredit',
  'unavailable',
  'signedOut',
  'failed',
]);

/** What reserving is among the ways to a seat: beside the others, the first of them, or done. */
export type Reserving = 'beside' | 'first' | 'reserved';

/** Draws the other ways to a seat around the control: the main one, where reserving is not, before it. */
export type RenderWays = (reserving: Reserving, control: ReactNode) => ReactNode;

/** RES-11, RES-12: reserving is the main thing of a date for a member whom something is left for. */
export const reservingIn = (
  state: ReservationState,
  { isReserved, isExpected }: { isReserved: boolean; isExpected: boolean },
): Reserving => {
  if (isReserved) return 'reserved';
  const isFirst = state === 'loading' ? isExpected : !followers.has(state);
  return isFirst ? 'first' : 'beside';
};
