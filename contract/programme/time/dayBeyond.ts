import { second } from '#contract/settings/time.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import { localTime } from './localTime.ts';
import { firstDateAfter, lastDateBefore, monthOf } from './months.ts';

export type Direction = 'previous' | 'next';

/** Minutes east of UTC of the clocks that are furthest behind and ahead. */
const furthestWest = -12 * 60;
const furthestEast = 14 * 60;

/** The days that clocks around the world tell at an instant (epoch seconds), the one first that lies nearest. */
const datesOf = (start: number, direction: Direction): string[] => {
  const dates = [furthestWest, furthestEast].flatMap(
    (offset) => localTime(start * second, offset)?.date ?? [],
  );
  return direction === 'next' ? dates : dates.toReversed();
};

type Neighbours = Pick<CalendarMonth, Direction>;

/**
 * The nearest day with shows beyond a month (CAL-43). What is known of it is an instant (CAL-46), which clocks date
 * differently: the month that it can lie in is asked for, two of them around midnight of a first. Where that cannot be
 * read, the instant's date by a clock of UTC has to do: a month that fails takes no other with it.
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
