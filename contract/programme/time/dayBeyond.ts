import { second } from '#contract/settings/time.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import { localTime } from './localTime.ts';
import { firstDateAfter, lastDateBefore, monthOf } from './months.ts';

export type Direction = 'previous' | 'next';

/** Minutes east of UTC of the westernmost and easternmost clocks. */
const furthestWest = -12 * 60;
const furthestEast = 14 * 60;

/** The dates around the world at an instant (epoch seconds), the nearest first. */
const datesOf = (start: number, direction: Direction): string[] => {
  const dates = [furthestWest, furthestEast].flatMap(
    (offset) => localTime(start * second, offset)?.date ?? [],
  );
  return direction === 'next' ? dates : dates.toReversed();
};

type Neighbours = Pick<CalendarMonth, Direction>;

/**
 * The nearest day with shows beyond a month (CAL-43). The answer gives an instant (CAL-46), whose date depends on the clock:
 * this reads the month of that date, two months around midnight of a first. If that fails, the instant's date in UTC has to
 * do: one failing month takes no other with it.
 */
export const dayBeyond = async (
  month: string,
  neighbours: Neighbours,
  direction: Direction,
  read: (month: string) => Promise<Pick<CalendarMonth, 'days'>>,
): Promise<string | null> => {
  const start = neighbours[direction];
  if (start === null) return null;
  const edge = direction === 'next' ? firstDateAfter(month) : lastDateBefore(month);
  const isBeyond = (date: string): boolean => (direction === 'next' ? date >= edge : date <= edge);
  const possible = datesOf(start, direction).filter(isBeyond);
  for (const candidate of new Set(possible.map(monthOf))) {
    const found = await read(candidate).catch(() => null);
    if (found === null) break;
    const { days } = found;
    const day = direction === 'next' ? days[0] : days.at(-1);
    if (day !== undefined) return day.date;
  }
  return possible[0] ?? edge;
};
