import { noHour, shownHour } from '../time/wholeDays.ts';
import type { Tile } from './view.ts';

const offset = '-HH:MM'.length;
const day = 'YYYY-MM-DD'.length;
const before = day + 1;

/** `YYYY-MM-DD`, as the clock of the place has it. */
export const dayOfTile = ({ start }: Pick<Tile, 'start'>): string => start.slice(0, day);

/** `HH:mm`, as the clock of the place has it; 24-hour, formatted for people by `src/i18n/format.ts`. '' for a whole day. */
export const timeOfTile = ({ start, minutes }: Pick<Tile, 'start' | 'minutes'>): string =>
  shownHour(start.slice(before, before + 'HH:mm'.length), minutes ?? null);

/** The start for machines: a whole day is its date. */
export const machineStart = (tile: Pick<Tile, 'start' | 'minutes'>): string =>
  timeOfTile(tile) === noHour ? dayOfTile(tile) : tile.start;

/** The clock that tells the start of a tile, and where it hangs. */
export const zoneOfTile = ({
  start,
  timezone,
  city,
}: Pick<Tile, 'start' | 'timezone' | 'city'>): { timezone: string | null; offset: string; city: string } => ({
  timezone: timezone ?? null,
  offset: start.slice(-offset).replace(':', ''),
  city,
});
