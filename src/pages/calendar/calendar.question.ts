import type { CalendarKind } from '#contract/programme/calendar/landing.ts';
import type { PairName } from '#contract/address/pairs.ts';
import { monthOf, neighbourMonth } from '#contract/programme/time/months.ts';
import { neighbourDay } from '#contract/programme/calendar/neighbourDay.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import type { CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import { shownDay } from './calendar.selectors.ts';
import type { CalendarSearch } from './calendar.search.ts';
import type { CalendarState } from './calendar.url.ts';

const directions = ['next', 'previous'] as const;

/** The pair route of each calendar. */
export const pairOf = { live: 'calendar', archive: 'calendar-archive' } as const satisfies Record<
  CalendarKind,
  PairName
>;

/** The common part of a calendar's questions, whatever its address. Keep it the same object while the page stays. */
export type Asker = Pick<CalendarQuestion, 'lang' | 'settings' | 'opening' | 'until' | 'clock'>;

/** The question to the programme of a calendar's state; `offset` comes from the address. */
export const questionOf = (
  { value: mode, context }: CalendarState,
  asker: Asker,
  offset?: CalendarSearch['offset'],
): CalendarQuestion => {
  const { first: _, last: __, ...place } = context;
  return { ...asker, ...place, mode, offset: mode === 'day' ? Number(offset ?? 0) : 0 };
};

/** The live calendar opens at today (CAL-38); the archive is the past, and ends with today (RTE-04). */
export const reachOf = (calendar: CalendarKind, today: string): Pick<Asker, 'opening' | 'until'> =>
  calendar === 'live' ? { opening: today, until: null } : { opening: null, until: today };

const whole = { days: null, after: null, before: null, offset: 0 } as const;

/** A whole month, `YYYY-MM`, with the filters of a question. */
export const questionOfMonth = (
  month: string,
  question: Omit<CalendarQuestion, 'month' | 'mode' | 'day'>,
): CalendarQuestion => ({ ...question, ...whole, month, mode: 'month', day: null });

/**
 * The questions to fetch ahead, with the same filters: the neighbouring months within the calendar's reach; for a day its
 * month and the arrows' targets.
 */
export const questionsAround = (
  question: CalendarQuestion,
  state: CalendarState,
  view: CalendarView,
): CalendarQuestion[] => {
  const { first, last } = state.context;
  const day = shownDay(state);
  if (day !== null) {
    const days = directions.flatMap((direction) => {
      const near = neighbourDay({ direction, day, view, first, last });
      return near === null ? [] : [{ ...question, ...whole, month: monthOf(near), day: near }];
    });
    return [...days, questionOfMonth(question.month, question)];
  }
  return directions
    .map((direction) => neighbourMonth(question.month, direction))
    .filter((month) => month >= first && month <= last)
    .map((month) => questionOfMonth(month, question));
};
