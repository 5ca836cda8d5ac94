import { isWholeDay } from '#contract/programme/time/wholeDays.ts';

const minute = 60;

/** Whether a date, in epoch seconds, is a whole day or several on the clock of its place. */
export const isWholeDate = (start: number, end: number | null, timezone: string): boolean => {
  const at = Temporal.Instant.fromEpochMilliseconds(start * 1000).toZonedDateTimeISO(timezone);
  const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
  return isWholeDay(time, end === null ? null : (end - start) / minute);
};
