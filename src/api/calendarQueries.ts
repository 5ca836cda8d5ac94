import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import {
  dayView,
  monthView,
  needsToCome,
  type CalendarQuestion,
  type DayShows,
} from '#contract/programme/calendarView.ts';
import { noFilters, type Filters } from '#contract/programme/chosenFilters.ts';
import { dayBeyond } from '#contract/programme/dayBeyond.ts';
import { daysWithin } from '#contract/programme/dayRange.ts';
import { leavesOutEnglish } from '#contract/programme/filters.ts';
import { landing, type CalendarKind } from '#contract/programme/landing.ts';
import { monthOf } from '#contract/programme/months.ts';
import { placeShow } from '#contract/programme/place.ts';
import { presentIn, type Present } from '#contract/programme/present.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import { programmeLimits, type ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
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

/** A month, or some days: those of the next month, into which a weekend may reach, are asked for apart. */
const readDays = async (
  source: Source,
  {
    month,
    days,
    after,
    ...question
  }: Pick<CalendarQuestion, 'month' | 'days' | 'after' | 'filters' | 'english'>,
): Promise<CalendarMonth> => {
  const filters = filtersOf(question);
  if (days === null) return readMonth(source, { month, filters });
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

/** The first shows of today that are to come, where those of the month's summary have begun (CAL-38). */
const readToCome = async (
  { client, lang }: Source,
  question: CalendarQuestion,
  { days }: CalendarMonth,
  present: Present,
): Promise<readonly Programmation[]> => {
  const { date, time } = present;
  const today = days.find((day) => day.date === date);
  if (today === undefined || !needsToCome(today, present)) return [];
  const filters = filtersOf(question);
  const asking = { date, after: time, offset: 0, pagesize: programmeLimits.wholeMonthDay, filters };
  return (await client.day(lang, asking)).items;
};

const presentOf = ({ clock, settings }: CalendarQuestion): Present =>
  presentIn(clock.now(), settings.timezone);

const readMonthView = async (source: Source, question: CalendarQuestion): Promise<CalendarView> => {
  const { month, days, opening, settings } = question;
  const filters = filtersOf(question);
  const read = (of: string) => readMonth(source, { month: of, filters });
  const present = presentOf(question);
  const summary = await readDays(source, question);
  const isEmpty = summary.days.length === 0;
  const [previous, next, toCome] = await Promise.all([
    isEmpty ? dayBeyond(month, summary, 'previous', read) : null,
    isEmpty ? dayBeyond(month, summary, 'next', read) : null,
    readToCome(source, question, summary, present),
  ]);
  return monthView({ month, days, summary, toCome, opening, present }, { previous, next }, settings);
};

/** How many English shows of a day a list of another language leaves out (CAL-30); of a part of a day it is not told. */
const countLeftOut = async (source: Source, question: CalendarQuestion, day: string): Promise<number> => {
  if (!leavesOutEnglish(question) || question.after !== null) return 0;
  const days = { from: day, to: day };
  const summary = await readMonth(source, { month: question.month, days, filters: filtersOf(question) });
  return summary.left_out_english;
};

/** A hundred shows of a day, and from when on; the first ones where an address asks for some beyond the end (CAL-10). */
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

/** The same; of today, where nobody asks for a time, from now on, unless nothing is to come (CAL-38). */
const readFromNow = async (source: Source, question: CalendarQuestion, date: string, present: Present) => {
  const mayFold = date === present.date && question.after === null && question.before === null;
  if (mayFold) {
    const coming = await readHundred(source, { ...question, after: present.time }, date);
    if (coming.shows.total > 0) return { ...coming, isFolded: true };
  }
  return { ...(await readHundred(source, question, date)), isFolded: false };
};

const readDayView = async (
  source: Source,
  question: CalendarQuestion,
  date: string,
): Promise<CalendarView> => {
  const { month, before, settings } = question;
  const filters = filtersOf(question);
  const read = (of: string) => readMonth(source, { month: of, filters });
  const present = presentOf(question);
  const [summary, hundred, leftOutEnglish] = await Promise.all([
    read(month),
    readFromNow(source, question, date, present),
    countLeftOut(source, question, date),
  ]);
  const [previous, next] = await Promise.all([
    summary.days.some((day) => day.date < date) ? null : dayBeyond(month, summary, 'previous', read),
    summary.days.some((day) => day.date > date) ? null : dayBeyond(month, summary, 'next', read),
  ]);
  const answers = { month, summary, before, ...hundred, present, leftOutEnglish };
  return dayView(date, answers, { previous, next }, settings);
};

/** What the calendar shows (CAL-52): a view of a month, or of a day of it. */
export const calendarViewQuery = (client: ContentClient, question: CalendarQuestion) => {
  const { lang, month, mode, days, after, before, offset, filters, english, opening } = question;
  const day = mode === 'day' ? question.day : null;
  const place = { month, mode, day, days, after, before, offset, opening };
  return queryOptions({
    ...asked,
    queryKey: ['calendar', { lang, ...place, filters, english }] as const,
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
  { lang, month, mode, day, days, after, before, filters, english }: CalendarQuestion,
) => {
  const ofDay = mode === 'day' && day !== null ? { from: day, to: day } : null;
  // Of a weekend that reaches into the next month, what is here: choices are of a month.
  const some = ofDay ?? (days && daysWithin(days, month));
  const question: MonthQuestion = {
    month,
    days: some && { ...some, after, before },
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

const { evening: after, morning: before } = programmeLimits;

/** The city that has most shows on the evening of a day, to offer it before the visitor has chosen one; null without any. */
export const cityOfEveningQuery = (client: ContentClient, lang: Language, day: string) =>
  queryOptions({
    ...asked,
    queryKey: ['city-of-evening', lang, day] as const,
    queryFn: async (): Promise<string | null> => {
      const days = { from: day, to: day, after, before };
      const { city } = await client.facets(lang, { month: monthOf(day), days, filters: unfiltered });
      return city.toSorted((one, other) => other.count - one.count)[0]?.value ?? null;
    },
    staleTime: staleTimes.programme,
  });
