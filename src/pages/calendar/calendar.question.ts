import type { Language } from '#contract/address/language.ts';
import type { CalendarKind } from '#contract/programme/landing.ts';
import type { PairName } from '#contract/address/pairs.ts';
import { monthOf, neighbourMonth } from '#contract/programme/months.ts';
import { neighbourDay } from '#contract/programme/neighbourDay.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import type { CalendarQuestion } from '#contract/programme/calendarView.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarSearch } from './calendar.search.ts';
import type { CalendarState } from './calendar.url.ts';

const directions = ['next', 'previous'] as const;

/** The pair route of each calendar. */
export const pairOf = { live: 'calendar', archive: 'calendar-archive' } as const satisfies Record<
  CalendarKind,
  PairName
>;

/** What a state of the calendar, which is an address read, asks of the programme; `offset` is the address's own. */
export const questionOf = (
  state: CalendarState,
  lang: Language,
  settings: ProgrammeSettings,
  offset?: CalendarSearch['offset'],
): CalendarQuestion => {
  const { month, day, after, filters, english } = state.context;
  const passed = state.value === 'day' ? Number(offset ?? 0) : 0;
  return { month, day, after, offset: passed, filters, english, lang, mode: state.value, settings };
};

const wholeDay = { after: null, offset: 0 } as const;

/** A whole month, `YYYY-MM`, with the filters of a question. */
export const questionOfMonth = (
  month: string,
  question: Omit<CalendarQuestion, 'month' | 'mode' | 'day'>,
): CalendarQuestion => ({ ...question, ...wholeDay, month, mode: 'month', day: null });

/**
 * What is fetched ahead, with the same filters: the months on either side that the calendar reaches, of a day its month
 * and the days that the arrows lead to.
 */
export const questionsAround = (
  question: CalendarQuestion,
  { value, context: { first, last, day } }: CalendarState,
  view: CalendarView,
): CalendarQuestion[] => {
  if (value === 'day' && day !== null) {
    const days = directions.flatMap((direction) => {
      const near = neighbourDay({ direction, day, view, first, last });
      return near === null ? [] : [{ ...question, ...wholeDay, month: monthOf(near), day: near }];
    });
    return [...days, questionOfMonth(question.month, question)];
  }
  return directions
    .map((direction) => neighbourMonth(question.month, direction))
    .filter((month) => month >= first && month <= last)
    .map((month) => questionOfMonth(month, question));
};
