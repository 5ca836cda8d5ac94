import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { monthView, type CalendarQuestion } from '../calendar/calendarView.ts';
import { dayView } from '../calendar/dayView.ts';
import { spanOf } from '../time/dayRange.ts';
import { firstDateAfter, lastDateBefore, monthOf } from '../time/months.ts';
import { showsWithin, summarise } from '../calendar/monthSummary.ts';
import { presentIn } from '../time/present.ts';
import type { CalendarView } from '../shows/view.ts';
import { questionOf } from './programmations.ts';

const programmeQuestion = ({ lang, filters, english, settings }: CalendarQuestion) => ({
  lang,
  settings,
  filters: { ...filters, english, price: undefined },
});

/** For tests: the summary of a month as a server computes it from all items. */
export const summaryOf = (items: readonly Programmation[], question: CalendarQuestion): CalendarMonth => {
  const { month } = question;
  const days = { from: `${month}-01`, to: lastDateBefore(monthOf(firstDateAfter(month))) };
  const { leftOutEnglish, ...summary } = summarise(items, days, programmeQuestion(question));
  return { ...summary, left_out_english: leftOutEnglish };
};

/** For tests: the calendar's view of these items, with no shows in neighbouring months. */
export const viewOf = (
  items: readonly Programmation[],
  month: string,
  asked: Partial<CalendarQuestion> = {},
): CalendarView => {
  const question = questionOf(month, asked);
  const beyond = { previous: null, next: null };
  const summary = summaryOf(items, question);
  const { day, days, after, before, offset, opening, settings, clock } = question;
  const present = presentIn(clock.now(), settings.timezone);
  if (question.mode === 'month' || day === null)
    return monthView({ month, days, summary, toCome: [], opening, present }, beyond, settings);
  const span = spanOf({ from: day, to: day, after, before });
  const within = showsWithin(items, span, programmeQuestion(question));
  const shows = { items: within.slice(offset, offset + 100), total: within.length };
  const answers = {
    month,
    summary,
    after,
    before,
    isFolded: false,
    offset,
    shows,
    present,
    leftOutEnglish: 0,
  };
  return dayView(day, answers, beyond, settings);
};
