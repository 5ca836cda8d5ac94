import type { Tile } from './view.ts';

const day = 'YYYY-MM-DD'.length;
const before = day + 1;

/** `YYYY-MM-DD`, as the clock of the place has it. */
export const dayOfTile = ({ start }: Pick<Tile, 'start'>): string => start.slice(0, day);

/** `HH:mm`, as the clock of the place has it; 24-hour, formatted for people by `src/i18n/format.ts`. */
export const timeOfTile = ({ start }: Pick<Tile, 'start'>): string =>
  start.slice(before, before + 'HH:mm'.length);
