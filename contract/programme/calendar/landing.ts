import { allowedMonths, monthOf, yearOf } from '../time/months.ts';
import type { DaysBeyond } from '../shows/view.ts';

/** The live calendar, or the archive (RTE-04). */
export type CalendarKind = 'live' | 'archive';

/** The defaults of a calendar's address. */
export interface Landing {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`: the day of Day view; null if there is no programme at all. */
  day: string | null;
  /** The months that the calendar reaches, both included. */
  first: string;
  last: string;
}

export interface LandingQuestion {
  calendar: CalendarKind;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  /** The present month's days with shows, unfiltered. */
  days: readonly { date: string }[];
  beyond: DaysBeyond;
  /** `YYYY-MM-DD` of the very first programmation, the archive's lower end; null without any. */
  firstProgrammation: string | null;
}

/** CAL-38: the first day with shows from today on, here or beyond; failing that the first of the present month. */
const liveLanding = ({ today, days, beyond: { next } }: LandingQuestion): Landing => {
  const { first, last } = allowedMonths(yearOf(today));
  const day =
    days.find(({ date }) => date >= today)?.date ??
    (next !== null && monthOf(next) <= last ? next : null) ??
    days[0]?.date ??
    null;
  return { month: day === null ? monthOf(today) : monthOf(day), day, first, last };
};

/** RTE-04: the latest day with shows that is not to come, and its month; back to the first programmation. */
const archiveLanding = ({ today, days, beyond, firstProgrammation }: LandingQuestion): Landing => {
  const present = monthOf(today);
  const day = days.findLast(({ date }) => date <= today)?.date ?? beyond.previous;
  const oldest = firstProgrammation === null ? present : monthOf(firstProgrammation);
  return {
    month: day === null ? present : monthOf(day),
    day,
    first: oldest < present ? oldest : present,
    last: present,
  };
};

/** The month, the day and the reach of a calendar whose address does not name them (CAL-38…41, RTE-04). */
export const landing = (question: LandingQuestion): Landing =>
  question.calendar === 'live' ? liveLanding(question) : archiveLanding(question);
