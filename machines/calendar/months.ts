/**
 * The calendar's arithmetic on `YYYY-MM` months and `YYYY-MM-DD` days. Both sort as text.
 */

/** CAL-40, CAL-41: how many years after the current one can be browsed. */
const yearsAhead = 2;
const monthsInYear = 12;

const formatMonth = (year: number, month: number): string =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;

/** `2027-05-03` → `2027-05`. */
export const monthOf = (day: string): string => day.slice(0, 'YYYY-MM'.length);

/** The month `count` months later, or earlier where `count` is negative. */
export const addMonths = (month: string, count: number): string => {
  const months = Number(month.slice(0, 4)) * monthsInYear + Number(month.slice(5)) - 1 + count;
  const sinceJanuary = months % monthsInYear;
  return formatMonth((months - sinceJanuary) / monthsInYear, sinceJanuary + 1);
};

/** CAL-40, CAL-41: from January of the current year to December two years later, both inclusive. */
export const allowedMonths = (currentYear: number): { first: string; last: string } => ({
  first: formatMonth(currentYear, 1),
  last: formatMonth(currentYear + yearsAhead, monthsInYear),
});

/** The day if it lies in the month, else null. */
export const dayWithin = (day: string | null, month: string): string | null =>
  day !== null && monthOf(day) === month ? day : null;
