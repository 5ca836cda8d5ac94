import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import type { CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import { unfiltered } from '#contract/programme/calendar/chosenFilters.ts';
import { daysUntil, daysWithin } from '#contract/programme/time/dayRange.ts';
import type { CalendarKind } from '#contract/programme/calendar/landing.ts';
import { monthOf } from '#contract/programme/time/months.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import { eveningOf } from '#contract/programme/time/tonight.ts';
import type { ContentClient, MonthQuestion } from '../content.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** The makers of views come with the first view made here: the page brings its own first view. */
export const openAnswers = () => import('./calendarAnswers.ts');

/** The view of the calendar (CAL-52): of a month, or of a day of it. */
export const calendarViewQuery = (client: ContentClient, question: CalendarQuestion) => {
  const { lang, month, mode, days, after, before, offset, filters, english, opening, until } = question;
  const day = mode === 'day' ? question.day : null;
  const place = { month, mode, day, days, after, before, offset, opening, until };
  return queryOptions({
    ...asked,
    queryKey: ['calendar', { lang, ...place, filters, english }] as const,
    queryFn: async ({ client: queryClient }) => {
      const { readDayView, readMonthView } = await openAnswers();
      const source = { queryClient, client, lang };
      return day === null ? readMonthView(source, question) : readDayView(source, question, day);
    },
    staleTime: staleTimes.programme,
  });
};

/** The filter panel's choices for the shown month or day, beside some filters (CAL-21). */
export const facetsQuery = (
  client: ContentClient,
  { lang, month, mode, day, days, after, before, filters, english, until }: CalendarQuestion,
) => {
  const ofDay = mode === 'day' && day !== null ? { from: day, to: day } : null;
  // Of a weekend that reaches into the next month, what is here: choices are of a month.
  const some = ofDay ?? (days ? daysWithin(days, month) : daysUntil(month, until));
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

/** The defaults of a calendar's address: month, day and reach (CAL-38, CAL-39, RTE-04). */
export const landingQuery = (client: ContentClient, { lang, calendar, today }: LandingAddress) =>
  queryOptions({
    ...asked,
    queryKey: ['landing', lang, calendar, today] as const,
    queryFn: async ({ client: queryClient }) => {
      const { readLanding } = await openAnswers();
      return readLanding({ queryClient, client, lang }, { calendar, today });
    },
    staleTime: staleTimes.programme,
  });

/** The cities to choose from. */
export interface Cities {
  /** Those of the month, the one with the most shows first. */
  names: string[];
  /** The one with the most shows on the evening, as an offer before the visitor chooses one; '' without any. */
  ofEvening: string;
}

/** The cities of a day: of its month, and of its evening. */
export const citiesQuery = (client: ContentClient, lang: Language, day: string) =>
  queryOptions({
    ...asked,
    queryKey: ['cities', lang, day] as const,
    queryFn: async (): Promise<Cities> => {
      const { after, before } = eveningOf(day);
      const evening = { from: day, to: day, after, before };
      const [names = [], [ofEvening = ''] = []] = await Promise.all(
        [null, evening].map(async (days) => {
          const { city } = await client.facets(lang, { month: monthOf(day), days, filters: unfiltered });
          return city.toSorted((one, other) => other.count - one.count).map(({ value }) => value);
        }),
      );
      return { names, ofEvening };
    },
    staleTime: staleTimes.programme,
  });
