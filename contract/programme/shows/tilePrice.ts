import type { Tile } from './view.ts';

/**
 * What a show costs, in dollars, where it is told beside its state: not of one that is sold out or does not take place,
 * nor of one whose state already says that it is free (TKT-05).
 */
export const priceOfTile = ({ price, status, state }: Tile): Tile['price'] => {
  if (status === 'SOLD_OUT' || state === 'cancelled' || state === 'postponed') return undefined;
  return status === 'FREE' && state === undefined ? undefined : price;
};
