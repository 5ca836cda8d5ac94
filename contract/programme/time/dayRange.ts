import { isDate } from './dates.ts';
import { firstDateAfter, monthOf } from './months.ts';

/** Days, `YYYY-MM-DD`, both included. */
export interface DayRange {
  from: string;
  to: string;
}

/** A span of local times, `YYYY-MM-DDTHH:mm`: `from` ≤ start < `to`. */
export interface LocalSpan {
  from: string;
  to: string;
}

/** Days from a time of the first until a time of the last; `HH:mm`, null for midnight. */
export interface Evenings extends DayRange {
  after?: string | null | undefined;
  before?: string | null | undefined;
}

/** `2027-07-09..2027-07-11`, the form of the address and the wire. */
export const writeDays = ({ from, to }: DayRange): string => `${from}..${to}`;

/** Reads existing days, in order, that reach at most into the next month; null for any other text. */
export const readDays = (text: string): DayRange | null => {
  const [from = '', to = '', ...rest] = text.split('..');
  if (rest.length > 0 || !isDate(from) || !isDate(to) || from > to) return null;
  return monthOf(to) <= monthOf(firstDateAfter(monthOf(from))) ? { from, to } : null;
};

const plus = (date: string, days: number): string => Temporal.PlainDate.from(date).add({ days }).toString();
const nextDate = (date: string): string => plus(date, 1);

/** The day before a day. */
export const dayBefore = (date: string): string => plus(date, -1);

const midnight = '00:00';

/** The part of the days within a month, `YYYY-MM`; they must overlap. */
export const daysWithin = ({ from, to }: DayRange, month: string): DayRange => ({
  from: monthOf(from) < month ? `${month}-01` : from,
  to: monthOf(to) > month ? dayBefore(firstDateAfter(month)) : to,
});

/** The days of a month, `YYYY-MM`, up to a day; null where that is in another month, or missing. */
export const daysUntil = (month: string, until: string | null): DayRange | null =>
  until !== null && monthOf(until) === month ? { from: `${month}-01`, to: until } : null;

/** Days by the clock: an end that is earlier than its beginning is of the next morning. */
export const spanOf = ({ from, to, after, before }: Evenings): LocalSpan => {
  const begins = after ?? midnight;
  const start = `${from}T${begins}`;
  if (before === null || before === undefined) return { from: start, to: `${nextDate(to)}T${midnight}` };
  return { from: start, to: `${before < begins ? nextDate(to) : to}T${before}` };
};
