import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import {
  dayView,
  monthView,
  type CalendarQuestion,
  type DayShows,
} from '#contract/programme/calendarView.ts';
import { noFilters, type Filters } from '#contract/programme/chosenFilters.ts';
import { dayBeyond } from '#contract/programme/dayBeyond.ts';
import { leavesOutEnglish } from '#contract/programme/filters.ts';
import { landing, type CalendarKind } from '#contract/programme/landing.ts';
import { monthOf } from '#contract/programme/months.ts';
import { placeShow } from '#contract/programme/place.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { ContentClient, MonthQuestion } from './content.ts';
import { asked, nearestQuery } from './queries.ts';
import { staleTimes } from './requestSettings.ts';

/** CAL-45, CAL-48: a month's summary. It stays where it was fetched: pages carry the views made of it. */
const monthQuery = (client: ContentClient, lang: Language, question: MonthQuestion) =>
  queryOptions({
    ...asked,
    queryKey: ['month', lang, question] as const,
    queryFn: () => client.month(lang, question),
    staleTime: staleTimes.programme,
    meta: { dehydrate: false },
  });

/** How summaries of months are had. */
interface Source {
  queryClient: QueryClient;
  client: ContentClient;
  lang: Language;
}

/** A month's summary; the one that was read before where there is no other to be had. */
const readMonth = async (
  { queryClient, client, lang }: Source,
  question: MonthQuestion,
): Promise<CalendarMonth> => {
  const query = monthQuery(client, lang, question);
  try {
    return await queryClient.query(query);
  } catch (error) {
    const known = queryClient.getQueryData(query.queryKey);
    if (known === undefined) throw error;
    return known;
  }
};

const filtersOf = ({ filters, english }: Pick<CalendarQuestion, 'filters' | 'english'>): Filters => ({
  ...filters,
  english,
});

const readMonthView = async (source: Source, question: CalendarQuestion): Promise<CalendarView> => {
  const { month, settings } = question;
  const filters = filtersOf(question);
  const read = (of: string) => readMonth(source, { month: of, filters });
  const summary = await read(month);
  const isEmpty = summary.days.length === 0;
  const [previous, next] = await Promise.all([
    isEmpty ? dayBeyond(month, summary, 'previous', read) : null,
    isEmpty ? dayBeyond(month, summary, 'next', read) : null,
  ]);
  return monthView(month, summary, { previous, next }, settings);
};

/** How many English shows of a day a list of another language leaves out (CAL-30); of a part of a day it is not known. */
const countLeftOut = async (source: Source, question: CalendarQuestion, day: string): Promise<number> => {
  if (!leavesOutEnglish(question) || question.after !== null) return 0;
  const summary = await readMonth(source, { month: question.month, day, filters: filtersOf(question) });
  return summary.left_out_english;
};

/** A hundred shows of a day; the first ones where an address asks for some beyond the end (CAL-10). */
const readHundred = async (
  { client, lang }: Source,
  { after, offset, ...question }: CalendarQuestion,
  date: string,
): Promise<{ offset: number; shows: DayShows }> => {
  const filters = filtersOf(question);
  const from = async (first: number) => ({
    offset: first,
    shows: await client.day(lang, { date, after: after ?? undefined, offset: first, filters }),
  });
  const hundred = await from(offset);
  return offset === 0 || offset < hundred.shows.total ? hundred : from(0);
};

const readDayView = async (
  source: Source,
  question: CalendarQuestion,
  date: string,
): Promise<CalendarView> => {
  const { month, after, settings } = question;
  const filters = filtersOf(question);
  const read = (of: string) => readMonth(source, { month: of, filters });
  const [summary, hundred, leftOutEnglish] = await Promise.all([
    read(month),
    readHundred(source, question, date),
    countLeftOut(source, question, date),
  ]);
  const [previous, next] = await Promise.all([
    summary.days.some((day) => day.date < date) ? null : dayBeyond(month, summary, 'previous', read),
    summary.days.some((day) => day.date > date) ? null : dayBeyond(month, summary, 'next', read),
  ]);
  return dayView(date, { month, summary, after, ...hundred, leftOutEnglish }, { previous, next }, settings);
};

/** What the calendar shows (CAL-52): a view of a month, or of a day of it. */
export const calendarViewQuery = (client: ContentClient, question: CalendarQuestion) => {
  const { lang, month, mode, after, offset, filters, english } = question;
  const day = mode === 'day' ? question.day : null;
  return queryOptions({
    ...asked,
    queryKey: ['calendar', { lang, month, mode, day, after, offset, filters, english }] as const,
    queryFn: ({ client: queryClient }) => {
      const source = { queryClient, client, lang };
      return day === null ? readMonthView(source, question) : readDayView(source, question, day);
    },
    staleTime: staleTimes.programme,
  });
};

/** The filter panel's choices for what is shown, a month or a day, beside some filters (CAL-21). */
export const facetsQuery = (
  client: ContentClient,
  { lang, month, mode, day, filters, english }: CalendarQuestion,
) => {
  const question: MonthQuestion = {
    month,
    ...(mode === 'day' && day !== null && { day }),
    filters: { ...filters, english },
  };
  return queryOptions({
    ...asked,
    queryKey: ['facets', lang, question] as const,
    queryFn: ({ signal }) => client.facets(lang, question, signal),
    staleTime: staleTimes.programme,
    meta: { dehydrate: false },
  });
};

export interface LandingAddress {
  lang: Language;
  calendar: CalendarKind;
  /** `YYYY-MM-DD` in the site's zone. */
  today: string;
  settings: ProgrammeSettings;
}

const unfiltered: Filters = { ...noFilters, english: 'false' };

/** The month, the day and the reach of a calendar whose address does not name them (CAL-38, CAL-39, RTE-04). */
export const landingQuery = (client: ContentClient, { lang, calendar, today }: LandingAddress) =>
  queryOptions({
    ...asked,
    queryKey: ['landing', lang, calendar, today] as const,
    queryFn: async ({ client: queryClient }) => {
      const present = monthOf(today);
      const isLive = calendar === 'live';
      const read = (month: string) =>
        readMonth({ queryClient, client, lang }, { month, filters: unfiltered });
      const [summary, oldest] = await Promise.all([
        read(present),
        isLive ? null : queryClient.query(nearestQuery(client, lang, 0)),
      ]);
      const { days } = summary;
      const hasLater = days.some(({ date }) => date >= today);
      const [previous, next] = await Promise.all([
        isLive || days.length > 0 ? null : dayBeyond(present, summary, 'previous', read),
        !isLive || hasLater ? null : dayBeyond(present, summary, 'next', read),
      ]);
      const first = oldest === null ? null : placeShow(oldest);
      return landing({
        calendar,
        today,
        days,
        beyond: { previous, next },
        firstProgrammation: first?.date ?? null,
      });
    },
    staleTime: staleTimes.programme,
  });
