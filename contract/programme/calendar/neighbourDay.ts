import type { Direction } from '../time/dayBeyond.ts';
import { monthOf } from '../time/months.ts';
import type { CalendarView } from '../shows/view.ts';

export interface NeighbourQuestion {
  direction: Direction;
  /** The present day, `YYYY-MM-DD`. */
  day: string;
  /** The view of the present day, or the one before while that loads. */
  view: Pick<CalendarView, 'days' | 'beyond'>;
  /** The months that the calendar reaches, `YYYY-MM`, both included (CAL-40, CAL-41). */
  first: string;
  last: string;
}

/**
 * Returns the target of an arrow of Day view: the adjacent day with shows of the month (CAL-42), else the nearest one beyond
 * it (CAL-43); null if there is none within the calendar's reach (CAL-44). A click makes one jump at most and never stays.
 */
export const neighbourDay = ({ direction, day, view, first, last }: NeighbourQuestion): string | null => {
  const isBeyond = (date: string): boolean => (direction === 'next' ? date > day : date < day);
  const dates = view.days.map(({ date }) => date).filter(isBeyond);
  const target = (direction === 'next' ? dates[0] : dates.at(-1)) ?? view.beyond[direction];
  if (target === null || !isBeyond(target)) return null;
  return monthOf(target) >= first && monthOf(target) <= last ? target : null;
};
