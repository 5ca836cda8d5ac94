import { timeOfTile } from '#contract/programme/shows/tileStart.ts';
import type { Tile } from '#contract/programme/shows/view.ts';

/** Shows that begin at one time, or some of them. */
export interface Part {
  time: string;
  /** How many shows of that time come before these. */
  from: number;
  tiles: Tile[];
}

/** A piece of a long day that appears and disappears as one. */
export interface Stretch {
  /** Its first show. */
  key: string;
  /** How many shows come before it. */
  from: number;
  count: number;
  parts: Part[];
}

/** Whole rows of 2, 3, 4 or 6 tiles (CAL-14). */
const rows = 12;

/**
 * A day in pieces of at most two dozen shows: cut between times, or after whole rows of a time. Later shows change only the
 * last piece.
 */
export const stretchesOf = (tiles: readonly Tile[]): Stretch[] => {
  const stretches: Stretch[] = [];
  for (const [index, tile] of tiles.entries()) {
    let stretch = stretches.at(-1);
    const known = stretch?.parts.at(-1);
    const time = timeOfTile(tile);
    const place = known?.time === time ? known.from + known.tiles.length : 0;
    if (stretch === undefined || (stretch.count > rows && place % rows === 0)) {
      stretch = { key: tile.id, from: index, count: 0, parts: [] };
      stretches.push(stretch);
    }
    const part = stretch.parts.at(-1);
    if (part?.time === time) part.tiles.push(tile);
    else stretch.parts.push({ time, from: place, tiles: [tile] });
    stretch.count += 1;
  }
  return stretches;
};
