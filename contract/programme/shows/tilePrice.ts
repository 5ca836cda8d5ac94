import type { Tile } from './view.ts';

/**
 * The price to show beside a tile's state: none if it is sold out or does not take place, or if its state already
 * says free (TKT-05).
 */
export const priceOfTile = ({ price, status, state }: Tile): Tile['price'] => {
  if (status === 'SOLD_OUT' || state === 'cancelled' || state === 'postponed') return undefined;
  return status === 'FREE' && state === undefined ? undefined : price;
};
