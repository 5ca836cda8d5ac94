import type { Language } from '#contract/address/language.ts';
import type { CalendarKind } from '#contract/programme/landing.ts';
import type { PairName } from '#contract/address/pairs.ts';
import { neighbourMonth } from '#contract/programme/months.ts';
import type { CalendarQuestion } from '#contract/programme/projectMonth.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarState } from './calendar.url.ts';

/** The pair route of each calendar. */
export const pairOf = { live: 'calendar', archive: 'calendar-archive' } as const satisfies Record<
  CalendarKind,
  PairName
>;

/** What a state of the calendar, which is an address read, asks of the programme. */
export const questionOf = (
  state: CalendarState,
  lang: Language,
  settings: ProgrammeSettings,
): CalendarQuestion => {
  const { month, day, filters, english } = state.context;
  return { month, day, filters, english, lang, mode: state.value, settings };
};

/** A whole month, `YYYY-MM`, with the filters of a question. */
export const questionOfMonth = (
  month: string,
  question: Omit<CalendarQuestion, 'month' | 'mode' | 'day'>,
): CalendarQuestion => ({ ...question, month, mode: 'month', day: null });

/** The months on either side that the calendar reaches, in Month view and with the same filters: fetched ahead. */
export const neighbourQuestions = (
  question: CalendarQuestion,
  { context: { first, last } }: CalendarState,
) => {
  const previous = neighbourMonth(question.month, 'previous');
  const next = neighbourMonth(question.month, 'next');
  return {
    present: questionOfMonth(question.month, question),
    previous: previous >= first ? questionOfMonth(previous, question) : null,
    next: next <= last ? questionOfMonth(next, question) : null,
  };
};
