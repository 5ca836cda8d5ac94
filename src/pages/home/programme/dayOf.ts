import { localTime, offsetMinutes } from '#contract/programme/localTime.ts';
import type { Tile } from '#contract/programme/view.ts';

/** The day of a show on its own clock, `YYYY-MM-DD`. */
export const dayOf = ({ start, offset }: Tile): string =>
  localTime(Date.parse(start), offsetMinutes(offset) ?? 0)?.date ?? start.slice(0, 'YYYY-MM-DD'.length);
