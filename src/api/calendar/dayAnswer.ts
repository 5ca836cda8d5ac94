import {
  hiddenAfter,
  tilesOf,
  type CalendarQuestion,
  type DayShows,
} from '#contract/programme/calendar/calendarView.ts';
import { dayView } from '#contract/programme/calendar/dayView.ts';
import { leavesOutEnglish } from '#contract/programme/calendar/filters.ts';
import { presentIn, type Present } from '#contract/programme/time/present.ts';
import type { CalendarView, Tile } from '#contract/programme/shows/view.ts';
import type { ContentClient, DayQuestion } from '../content.ts';
import { filtersOf, presentOf, readBeyond, readMonth, readMonthFor, type Source } from './monthSummaries.ts';

/** How many English shows of a day a list of another language leaves out (CAL-30); unknown for a part of a day. */
const countLeftOut = async (source: Source, question: CalendarQuestion, day: string): Promise<number> => {
  if (!leavesOutEnglish(question) || question.after !== null) return 0;
  const days = { from: day, to: day };
  const summary = await readMonth(source, { month: question.month, days, filters: filtersOf(question) });
  return summary.left_out_english;
};

/** A hundred shows of a day, and their first time; the first ones if an address asks for some beyond the end (CAL-10). */
const readHundred = async (
  { client, lang }: Source,
  { after, before, offset, ...question }: CalendarQuestion,
  date: string,
): Promise<{ after: string | null; offset: number; shows: DayShows }> => {
  const filters = filtersOf(question);
  const from = async (first: number) => ({
    after,
    offset: first,
    shows: await client.day(lang, { date, after, before, offset: first, filters }),
  });
  const hundred = await from(offset);
  return offset === 0 || offset < hundred.shows.total ? hundred : from(0);
};

/** The same; of today, without a time in the address, from now on, unless no show is to come (CAL-38). */
const readFromNow = async (source: Source, question: CalendarQuestion, date: string, present: Present) => {
  const mayFold = date === present.date && question.after === null && question.before === null;
  if (mayFold) {
    const coming = await readHundred(source, { ...question, after: present.time }, date);
    if (coming.shows.total > 0) return { ...coming, isFolded: true };
  }
  return { ...(await readHundred(source, question, date)), isFolded: false };
};

/** Day view of a date (CAL-10, CAL-38). */
export const readDayView = async (
  source: Source,
  question: CalendarQuestion,
  date: string,
): Promise<CalendarView> => {
  const { month, before, settings } = question;
  const present = presentOf(question);
  const [summary, hundred, leftOutEnglish] = await Promise.all([
    readMonthFor(source, month, question),
    readFromNow(source, question, date, present),
    countLeftOut(source, question, date),
  ]);
  const [previous, next] = await Promise.all([
    summary.days.some((day) => day.date < date) ? null : readBeyond(source, question, summary, 'previous'),
    summary.days.some((day) => day.date > date) ? null : readBeyond(source, question, summary, 'next'),
  ]);
  const answers = { month, summary, before, ...hundred, present, leftOutEnglish };
  return dayView(date, answers, { previous, next }, settings);
};

/** A hundred shows of a day, and how many come before and after them. */
export interface Hundred {
  offset: number;
  tiles: Tile[];
  hidden: number;
}

/** The next hundred of a reader's day (CAL-10). */
export const readHundredMore = async (
  {
    client,
    question: { lang, settings, clock },
  }: { client: ContentClient; question: Pick<CalendarQuestion, 'lang' | 'settings' | 'clock'> },
  asking: DayQuestion,
  signal: AbortSignal,
): Promise<Hundred> => {
  const { items, total } = await client.day(lang, asking, signal);
  const present = presentIn(clock.now(), settings.timezone);
  const { offset } = asking;
  return { offset, tiles: tilesOf(items, settings, present), hidden: hiddenAfter(offset, total) };
};
