import { yearOf } from '#contract/programme/time/months.ts';

/** The years between two months, both included (CAL-19). */
export const yearsBetween = (first: string, last: string): number[] =>
  Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, index) => yearOf(first) + index);

/** The dates of a month, `YYYY-MM-DD`. */
export const datesOf = (month: string): string[] => {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: daysInMonth }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
};

/** The column, from 1, of a date in weeks that begin with a weekday of ISO 8601 (CAL-54). */
export const weekColumn = (date: string, firstDayOfWeek: number): number =>
  ((Temporal.PlainDate.from(date).dayOfWeek - firstDayOfWeek + 7) % 7) + 1;
