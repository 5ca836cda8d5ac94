import { programmeLimits } from '#contract/settings/programme.ts';

/**
 * The calendar's arithmetic on `YYYY-MM` months and `YYYY-MM-DD` days. Both sort as text.
 */

const monthsInYear = 12;

const formatMonth = (year: number, month: number): string =>
  `${String(year).padStart('YYYY'.length, '0')}-${String(month).padStart('MM'.length, '0')}`;

export const yearOf = (date: string): number => Number(date.slice(0, 'YYYY'.length));

/** `2027-05-03` → `2027-05`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The month `count` months later, or earlier where `count` is negative. */
export const addMonths = (month: string, count: number): string => {
  const months = yearOf(month) * monthsInYear + Number(month.slice('YYYY-'.length)) - 1 + count;
  const sinceJanuary = months % monthsInYear;
  return formatMonth((months - sinceJanuary) / monthsInYear, sinceJanuary + 1);
};

export const neighbourMonth = (month: string, direction: 'previous' | 'next'): string =>
  addMonths(month, direction === 'next' ? 1 : -1);

export const monthsOf = (year: number): string[] =>
  Array.from({ length: monthsInYear }, (_, index) => formatMonth(year, index + 1));

/** CAL-40, CAL-41: from January of the current year to December two years later, both inclusive. */
export const allowedMonths = (currentYear: number): { first: string; last: string } => ({
  first: formatMonth(currentYear, 1),
  last: formatMonth(currentYear + programmeLimits.yearsAhead, monthsInYear),
});

/** The day if it lies in the month, else null. */
export const dayWithin = (day: string | null, month: string): string | null =>
  day !== null && monthOf(day) === month ? day : null;

/** The first day of the month after `month`. */
export const firstDateAfter = (month: string): string => `${neighbourMonth(month, 'next')}-01`;

/** The last day of the month before `month`. */
export const lastDateBefore = (month: string): string =>
  Temporal.PlainDate.from(`${month}-01`).subtract({ days: 1 }).toString();
