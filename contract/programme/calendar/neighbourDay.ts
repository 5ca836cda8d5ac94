import type { Direction } from '../time/dayBeyond.ts';
import { monthOf } from '../time/months.ts';
import type { CalendarView } from '../shows/view.ts';

export interface NeighbourQuestion {
  direction: Direction;
  /** The present day, `YYYY-MM-DD`. */
  day: string;
  /** What is shown: of the present day, or what was shown before while that is on its way. */
  view: Pick<CalendarView, 'days' | 'beyond'>;
  /** The months that the calendar reaches, `YYYY-MM`, both included (CAL-40, CAL-41). */
  first: string;
  last: string;
}

/**
 * Where the arrows of Day view lead: the adjacent day with shows of the month (CAL-42), else the nearest one beyond it
 * (CAL-43); null where nothing lies that way, or only what the calendar does not reach (CAL-44). A click makes one jump
 * at most and never stays.
 */
export const neighbourDay = ({ direction, day, view, first, last }: NeighbourQuestion): string | null => {
  const isBeyond = (date: string): boolean => (direction === 'next' ? date > day : date < day);
  const dates = view.days.map(({ date }) => date).filter(isBeyond);
  const target = (direction === 'next' ? dates[0] : dates.at(-1)) ?? view.beyond[direction];
  if (target === null || !isBeyond(target)) return null;
  return monthOf(target) >= first && monthOf(target) <= last ? target : null;
};
