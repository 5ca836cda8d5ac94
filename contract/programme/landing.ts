import { programmationBeyond } from './neighbourDay.ts';
import { allowedMonths, monthOf, yearOf } from './months.ts';
import type { CalendarView } from './view.ts';

/** The live calendar, or the archive (RTE-04). */
export type CalendarKind = 'live' | 'archive';

/** What a calendar's address leaves unsaid. */
export interface Landing {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`: the day that Day view opens on; null where there is no programme at all. */
  day: string | null;
  /** The months that the calendar reaches, both included. */
  first: string;
  last: string;
}

export interface LandingQuestion {
  calendar: CalendarKind;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  /** The present month, unfiltered. */
  view: CalendarView;
  /** `YYYY-MM-DD` of the very first programmation, which the archive reaches back to; null without any. */
  firstProgrammation: string | null;
  timezone: string;
}

/** CAL-38: the first day with shows from today on, here or beyond; failing that the first of the present month. */
const liveLanding = ({ today, view, timezone }: LandingQuestion): Landing => {
  const { first, last } = allowedMonths(yearOf(today));
  const beyond = programmationBeyond(view, 'next', timezone);
  const day =
    view.days.find(({ date }) => date >= today)?.date ??
    (beyond !== null && monthOf(beyond) <= last ? beyond : null) ??
    view.days[0]?.date ??
    null;
  return { month: day === null ? monthOf(today) : monthOf(day), day, first, last };
};

/** RTE-04: the latest month with programming that is not after the present one, back to the first programmation. */
const archiveLanding = ({ today, view, firstProgrammation, timezone }: LandingQuestion): Landing => {
  const present = monthOf(today);
  const latest = view.days.findLast(({ date }) => date <= today) ?? view.days[0];
  const day = latest?.date ?? programmationBeyond(view, 'previous', timezone);
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
