import { firstDateAfter } from './months.ts';

/** A range of starts, epoch seconds: `from` ≤ start < `to`. */
export interface StartRange {
  from: number;
  to: number;
}

const daySeconds = 86_400;
/** The easternmost clock is at +14:00. */
const furthestEastSeconds = 14 * 3600;

const utcSeconds = (date: string): number =>
  Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds / 1000;

/**
 * The range of requests for a month (`YYYY-MM`): from the first of the month to the second of the next, UTC (CAL-49). The
 * extra day contains shows on the month's last evening west of UTC, down to −12:00.
 */
export const monthRange = (month: string): StartRange => ({
  from: utcSeconds(`${month}-01`),
  to: utcSeconds(firstDateAfter(month)) + daySeconds,
});

/**
 * The hours before {@link monthRange}, in which the month has already begun east of UTC: a show at 00:30 on the first in
 * Tokyo starts, in UTC, on the last day of the month before, outside the range of CAL-49. A second request covers them, only
 * if the answer's `previous` lies in them.
 */
export const easternHours = (month: string): StartRange => {
  const { from } = monthRange(month);
  return { from: from - furthestEastSeconds, to: from };
};
