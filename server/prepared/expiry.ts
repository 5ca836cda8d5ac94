import type { Clock } from '../clock.ts';

/** Epoch milliseconds of the end of a lifetime (milliseconds) that begins now; null lasts until the data change. */
export const expiryOf = (clock: Clock, lifetime: number | null): number | null =>
  lifetime === null ? null : clock.now().epochMilliseconds + lifetime;
