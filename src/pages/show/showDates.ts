import type { ShowAttributes } from '#contract/wire/show.ts';
import { localTime, offsetMinutes } from '#contract/programme/time/localTime.ts';

const dateAt = (instant: string, offset: string): string | null =>
  localTime(Date.parse(instant), offsetMinutes(offset) ?? 0)?.date ?? null;

/** The first and the last day of a show, `YYYY-MM-DD` on its own clock (SHW-09); null if unknown. */
export const showDates = ({ date }: Pick<ShowAttributes, 'date'>): { first: string; last: string } | null => {
  if (date === null) return null;
  const first = dateAt(date.firstDate, date.timezone_offset);
  const last = dateAt(date.lastDate, date.timezone_offset_end);
  return first === null || last === null ? null : { first, last };
};
