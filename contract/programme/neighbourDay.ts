import { second } from '../settings/time.ts';
import { firstDateAfter, lastDateBefore, monthOf, neighbourMonth } from './months.ts';
import { dateInZone } from './siteDate.ts';
import type { CalendarView } from './view.ts';

export type Direction = 'previous' | 'next';

export interface NeighbourQuestion {
  direction: Direction;
  /** The present day, `YYYY-MM-DD`. */
  day: string;
  /** The view of its month. */
  view: CalendarView;
  /** The view of the month on that side, where it is at hand; another month's is not looked at. */
  neighbour?: CalendarView | undefined;
  /** The months that the calendar reaches, `YYYY-MM`, both included (CAL-40, CAL-41). */
  first: string;
  last: string;
  /** The site's zone, in which a programmation beyond the loaded range is dated. */
  timezone: string;
}

const isBeyond = (date: string, day: string, direction: Direction): boolean =>
  direction === 'next' ? date > day : date < day;

/** The nearest day with shows of a view, beyond a day. */
const nearestDay = (view: CalendarView, day: string, direction: Direction): string | null => {
  const dates = view.days.map(({ date }) => date).filter((date) => isBeyond(date, day, direction));
  return (direction === 'next' ? dates[0] : dates.at(-1)) ?? null;
};

/** The later of two dates going forward, the earlier going back. */
const further = (one: string, other: string, direction: Direction): string =>
  isBeyond(one, other, direction) ? one : other;

/**
 * The date of the nearest programmation beyond a view's month (CAL-46). The site's zone may date it a day off, so it
 * is held outside the month, where it is known to be.
 */
export const programmationBeyond = (
  view: CalendarView,
  direction: Direction,
  timezone: string,
): string | null => {
  const start = direction === 'next' ? view.nextProgrammation : view.previousProgrammation;
  if (start === null) return null;
  const outside = direction === 'next' ? firstDateAfter(view.month) : lastDateBefore(view.month);
  return further(dateInZone(start * second, timezone), outside, direction);
};

/**
 * Where the arrows of Day view lead: the adjacent day with shows of the month (CAL-42), else that of the neighbouring
 * month where its view is at hand, else the date of the nearest programmation (CAL-43); null where nothing lies that
 * way (CAL-44). A target that is not beyond the present day, or beyond what the calendar reaches, is none: a click
 * makes one jump at most and never stays.
 */
export const neighbourDay = (question: NeighbourQuestion): string | null => {
  const { direction, day, view, first, last, timezone } = question;
  const isAdjacent = question.neighbour?.month === neighbourMonth(view.month, direction);
  const neighbour = isAdjacent ? question.neighbour : undefined;
  const target =
    nearestDay(view, day, direction) ??
    (neighbour && nearestDay(neighbour, day, direction)) ??
    programmationBeyond(neighbour ?? view, direction, timezone);
  if (target === null || !isBeyond(target, day, direction)) return null;
  return monthOf(target) >= first && monthOf(target) <= last ? target : null;
};
