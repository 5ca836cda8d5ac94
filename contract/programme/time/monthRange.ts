import { firstDateAfter } from './months.ts';

/** A range of starts, epoch seconds: `from` ≤ start < `to`. */
export interface StartRange {
  from: number;
  to: number;
}

const daySeconds = 86_400;
/** The clock that is furthest ahead of UTC is at +14:00. */
const furthestEastSeconds = 14 * 3600;

const utcSeconds = (date: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds / 1000;

/**
 * The range that a month (`YYYY-MM`) is asked by: from the first of the month to the second of the next, UTC
 * (CAL-49). The day beyond the month holds what begins on its last evening west of UTC, down to −12:00.
 */
export const monthRange = (month: string): StartRange => ({
  from: utcSeconds(`${month}-01`),
  to: utcSeconds(firstDateAfter(month)) + daySeconds,
});

/**
 * The hours before {@link monthRange}, in which the month has already begun east of UTC: a show at 00:30 on the first
 * in Tokyo starts, in UTC, on the last day of the month before, which the literal range of CAL-49 leaves out. They are
 * asked for apart, and only when the answer's `previous` says that something starts in them.
 */
export const easternHours = (month: string): StartRange => {
  const { from } = monthRange(month);
  return { from: from - furthestEastSeconds, to: from };
};
