import { monthView, needsToCome, type CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import { hasBegun } from '#contract/programme/time/closing.ts';
import { daysWithin } from '#contract/programme/time/dayRange.ts';
import { monthOf } from '#contract/programme/time/months.ts';
import type { Present } from '#contract/programme/time/present.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import { filtersOf, presentOf, readBeyond, readMonth, readMonthFor, type Source } from './monthSummaries.ts';

/** A month, or some days: a weekend's days in the next month need a request of their own. */
const readDays = async (
  source: Source,
  { month, days, after, ...question }: CalendarQuestion,
): Promise<CalendarMonth> => {
  const filters = filtersOf(question);
  if (days === null) return readMonthFor(source, month, question);
  const later = monthOf(days.to);
  if (later === month) return readMonth(source, { month, days: { ...days, after }, filters });
  const [here, there] = await Promise.all([
    readMonth(source, { month, days: { ...daysWithin(days, month), after }, filters }),
    readMonth(source, { month: later, days: daysWithin(days, later), filters }),
  ]);
  return {
    days: [...here.days, ...there.days],
    total: here.total + there.total,
    previous: here.previous,
    next: there.next,
    left_out_english: here.left_out_english + there.left_out_english,
  };
};

/** The first coming shows of today, if those of the month's summary have begun (CAL-38). */
const readToCome = async (
  { client, lang }: Source,
  question: CalendarQuestion,
  { days }: CalendarMonth,
  present: Present,
): Promise<readonly Programmation[]> => {
  const { date, time, instant } = present;
  const today = days.find((day) => day.date === date);
  if (today === undefined || !needsToCome(today, present)) return [];
  const { wholeMonthDay: pagesize, tilesOfMonthDay } = programmeLimits;
  const asking = { date, after: time, pagesize, filters: filtersOf(question) };
  const ahead: Programmation[] = [];
  // Further east some have begun although their clocks show a later time than the site's.
  for (let offset = 0; offset < today.count && ahead.length < tilesOfMonthDay; offset += pagesize) {
    const { items } = await client.day(lang, { ...asking, offset });
    ahead.push(...items.filter((item) => !hasBegun(Date.parse(item.date.start) - instant)));
    if (items.length < pagesize) break;
  }
  return ahead;
};

/** Month view, or some days of a month (CAL-04, CAL-38). */
export const readMonthView = async (source: Source, question: CalendarQuestion): Promise<CalendarView> => {
  const { month, days, opening, settings } = question;
  const present = presentOf(question);
  const summary = await readDays(source, question);
  const isEmpty = summary.days.length === 0;
  const [previous, next, toCome] = await Promise.all([
    isEmpty ? readBeyond(source, question, summary, 'previous') : null,
    isEmpty ? readBeyond(source, question, summary, 'next') : null,
    readToCome(source, question, summary, present),
  ]);
  return monthView({ month, days, summary, toCome, opening, present }, { previous, next }, settings);
};
