import type { Programmation } from '#contract/wire/programmation.ts';
import type { ListEnvelope } from '#contract/wire/list.ts';
import { easternHours, monthRange, type StartRange } from '../time/monthRange.ts';
import { readProgrammations } from './readProgrammations.ts';

/** A month's items, with those of the ranges' edges that belong to the months around it (CAL-49). */
export interface MonthAnswer {
  items: Programmation[];
  /** Start of the nearest programmation before and after what was asked, epoch seconds (CAL-46). */
  previous: number | null;
  next: number | null;
  /** Items left out: malformed, or of no readable day. */
  skipped: number;
}

/** All items of a range, and what the host tells of its surroundings. */
export type RangeAnswer = Pick<ListEnvelope, 'data' | 'previous' | 'next'>;

/** Seconds of the years that a date of four digits can tell. */
const [firstSecond, lastSecond] = [-62_167_219_200, 253_402_300_799];
const isTold = (seconds: number | null): seconds is number =>
  seconds !== null && Number.isInteger(seconds) && seconds >= firstSecond && seconds <= lastSecond;
/** What is on the wrong side of a range, or no time at all, says nothing of what lies around it (CAL-46). */
const before = (seconds: number | null, { from }: StartRange): number | null =>
  isTold(seconds) && seconds < from ? seconds : null;
const after = (seconds: number | null, { to }: StartRange): number | null =>
  isTold(seconds) && seconds >= to ? seconds : null;

/** How the ranges of a month are read. */
export interface MonthReading {
  readRange: (range: StartRange) => Promise<RangeAnswer>;
  log: (event: string, details: object) => void;
}

/**
 * Everything dated in a month. One range is asked (CAL-48, CAL-49); a second one, of the hours in which the month has
 * already begun in the east, only where the first says that something starts there.
 */
export const readMonth = async (
  { readRange: read, log }: MonthReading,
  month: string,
): Promise<MonthAnswer> => {
  const [whole, east] = [monthRange(month), easternHours(month)];
  const literal = await read(whole);
  const hasEast = literal.previous !== null && literal.previous >= east.from;
  const eastern = hasEast ? await read(east) : null;
  return {
    ...readProgrammations([...(eastern?.data ?? []), ...literal.data], log, { month }),
    previous: eastern === null ? before(literal.previous, whole) : before(eastern.previous, east),
    next: after(literal.next, whole),
  };
};
