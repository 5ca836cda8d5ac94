import { hasBegun } from '../time/closing.ts';
import { takesPlace } from '../shows/state.ts';
import type { Tile } from '../shows/view.ts';

/** The shows of tonight, each part in the order of the evening (TON-06). */
export interface TonightOrder {
  /** One can still come, and there are tickets or nobody needs one. */
  toHave: Tile[];
  /** Sold out, cancelled or postponed. */
  gone: Tile[];
  /** Begun already, whatever its state. */
  begun: Tile[];
}

/** Whether the date of a tile takes place at its present time. */
export const isGiven = ({ state }: Tile): boolean => takesPlace({ state: state ?? 'scheduled' });

const partOf = (tile: Tile, now: number): keyof TonightOrder => {
  if (hasBegun(Date.parse(tile.start) - now)) return 'begun';
  return isGiven(tile) && tile.status !== 'SOLD_OUT' ? 'toHave' : 'gone';
};

/** Sorts the shows of tonight at `now`, in milliseconds since the epoch. */
export const orderTonight = (tiles: readonly Tile[], now: number): TonightOrder => {
  const order: TonightOrder = { toHave: [], gone: [], begun: [] };
  for (const tile of tiles) order[partOf(tile, now)].push(tile);
  return order;
};
