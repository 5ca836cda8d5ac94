import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import { monthView, needsToCome, type CalendarQuestion } from '#contract/programme/calendarView.ts';
import { hasBegun } from '#contract/programme/closing.ts';
import { noFilters, type Filters } from '#contract/programme/chosenFilters.ts';
import { dayBeyond } from '#contract/programme/dayBeyond.ts';
import { daysWithin } from '#contract/programme/dayRange.ts';
import { landing, type CalendarKind } from '#contract/programme/landing.ts';
import { monthOf } from '#contract/programme/months.ts';
import { placeShow } from '#contract/programme/place.ts';
import type { Present } from '#contract/programme/present.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import { programmeLimits, type ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { Programmation } from '#contract/wire/programmation.ts';
import type { ContentClient, MonthQuestion } from './content.ts';
import { filtersOf, presentOf, readMonth, type Source } from './monthSummaries.ts';
import { asked, nearestQuery } from './queries.ts';
import { staleTimes } from './requestSettings.ts';

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
  const { date, time, instant } = present;
  const today = days.find((day) => day.date === date);
  if (today === undefined || !needsToCome(today, present)) return [];
  const { wholeMonthDay: pagesize, tilesOfMonthDay } = programmeLimits;
  const asking = { date, after: time, pagesize, filters: filtersOf(question) };
  const ahead: Programmation[] = [];
  // Further east some have begun whose clocks tell a later time than the site's.
  for (let offset = 0; offset < today.count && ahead.length < tilesOfMonthDay; offset += pagesize) {
    const { items } = await client.day(lang, { ...asking, offset });
    ahead.push(...items.filter((item) => !hasBegun(Date.parse(item.date.start) - instant)));
    if (items.length < pagesize) break;
  }
  return ahead;
};

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

// A page of a month is without it until a day is asked for.
const openDay = () => import('./dayAnswer.ts');

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
      return day === null
        ? readMonthView(source, question)
        : openDay().then(({ readDayView }) => readDayView(source, question, day));
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
