import { localTime, offsetMinutes } from '../time/localTime.ts';

/** When a show is given, as the wire tells it. */
interface ShowSpan {
  firstDate: string;
  lastDate: string;
  timezone_offset: string;
  /** That of the first date where it is not told. */
  timezone_offset_end?: string | undefined;
}

const dateAt = (instant: string, offset: string): string | null =>
  localTime(Date.parse(instant), offsetMinutes(offset) ?? 0)?.date ?? null;

/** The first and the last day of a show, `YYYY-MM-DD` on its own clock (SHW-09); null where they are not told. */
export const showDays = ({
  firstDate,
  lastDate,
  timezone_offset: offset,
  timezone_offset_end: offsetAtEnd = offset,
}: ShowSpan): { first: string; last: string } | null => {
  const [first, last] = [dateAt(firstDate, offset), dateAt(lastDate, offsetAtEnd)];
  return first === null || last === null ? null : { first, last };
};
