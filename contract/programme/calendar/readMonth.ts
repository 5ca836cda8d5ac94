import type { Programmation } from '#contract/wire/programmation.ts';
import type { ListEnvelope } from '#contract/wire/list.ts';
import { easternHours, monthRange, type StartRange } from '../time/monthRange.ts';
import { readProgrammations } from './readProgrammations.ts';

/** A month's items, with items of neighbouring months from the edges of the ranges (CAL-49). */
export interface MonthAnswer {
  items: Programmation[];
  /** Start of the nearest programmation before and after the range, epoch seconds (CAL-46). */
  previous: number | null;
  next: number | null;
  /** Items left out: malformed, or without a readable day. */
  skipped: number;
}

/** All items of a range, and the starts around it. */
export type RangeAnswer = Pick<ListEnvelope, 'data' | 'previous' | 'next'>;

/** Seconds of the years with four digits. */
const [firstSecond, lastSecond] = [-62_167_219_200, 253_402_300_799];
const isTold = (seconds: number | null): seconds is number =>
  seconds !== null && Number.isInteger(seconds) && seconds >= firstSecond && seconds <= lastSecond;
/** Ignores a start on the wrong side of a range, or one that is no time at all (CAL-46). */
const before = (seconds: number | null, { from }: StartRange): number | null =>
  isTold(seconds) && seconds < from ? seconds : null;
const after = (seconds: number | null, { to }: StartRange): number | null =>
  isTold(seconds) && seconds >= to ? seconds : null;

export interface MonthReading {
  readRange: (range: StartRange) => Promise<RangeAnswer>;
  /** Resolves once the host is slow: then both ranges are asked for side by side. */
  slow?: Promise<unknown>;
  log: (event: string, details: object) => void;
}

/**
 * Reads all programmations dated in a month. It requests one range (CAL-48, CAL-49), and a second one, of the hours in which
 * the month has already begun in the east, only if the first announces a start there.
 */
export const readMonth = async (
  { readRange: read, slow = new Promise(() => {}), log }: MonthReading,
  month: string,
): Promise<MonthAnswer> => {
  const [whole, east] = [monthRange(month), easternHours(month)];
  const ahead: { isOver: boolean; east: Promise<RangeAnswer> | null } = { isOver: false, east: null };
  void slow.then(() => {
    if (ahead.isOver) return;
    ahead.east = read(east);
    // Nobody may need it.
    ahead.east.catch(() => null);
  });
  const literal = await read(whole).finally(() => {
    ahead.isOver = true;
  });
  const hasEast = literal.previous !== null && literal.previous >= east.from;
  const eastern = hasEast ? await (ahead.east ?? read(east)) : null;
  return {
    ...readProgrammations([...(eastern?.data ?? []), ...literal.data], log, { month }),
    previous: eastern === null ? before(literal.previous, whole) : before(eastern.previous, east),
    next: after(literal.next, whole),
  };
};
