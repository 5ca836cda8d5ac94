import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import type { CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import type { Filters } from '#contract/programme/calendar/chosenFilters.ts';
import { dayBeyond, type Direction } from '#contract/programme/time/dayBeyond.ts';
import { daysUntil } from '#contract/programme/time/dayRange.ts';
import { presentIn, type Present } from '#contract/programme/time/present.ts';
import type { CalendarMonth } from '#contract/wire/calendar.ts';
import type { ContentClient, MonthQuestion } from '../content.ts';
import { asked } from '../queries.ts';
import { staleTimes } from '../requestSettings.ts';

/** CAL-45, CAL-48: a month's summary. It does not travel in pages: these carry the finished views. */
const monthQuery = (client: ContentClient, lang: Language, question: MonthQuestion) =>
  queryOptions({
    ...asked,
    queryKey: ['month', lang, question] as const,
    queryFn: () => client.month(lang, question),
    staleTime: staleTimes.programme,
    meta: { dehydrate: false },
  });

/** The means to get summaries of months. */
export interface Source {
  queryClient: QueryClient;
  client: ContentClient;
  lang: Language;
}

/** A month's summary; an earlier one if a new one fails. */
export const readMonth = async (
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

/** The question for a whole month: of the archive's last month the days that are not to come (RTE-04). */
export const monthAsked = (month: string, filters: Filters, until: string | null): MonthQuestion => {
  const days = daysUntil(month, until);
  return { month, ...(days && { days }), filters };
};

export const filtersOf = ({ filters, english }: Pick<CalendarQuestion, 'filters' | 'english'>): Filters => ({
  ...filters,
  english,
});

export const presentOf = ({ clock, settings }: CalendarQuestion): Present =>
  presentIn(clock.now(), settings.timezone);

/** A month by the filters of a question, as far as that reaches. */
export const readMonthFor = (
  source: Source,
  month: string,
  question: Pick<CalendarQuestion, 'filters' | 'english' | 'until'>,
): Promise<CalendarMonth> => readMonth(source, monthAsked(month, filtersOf(question), question.until));

/** The nearest day with shows beyond the month of a question, as far as that reaches (CAL-43, RTE-04). */
export const readBeyond = async (
  source: Source,
  question: CalendarQuestion,
  summary: CalendarMonth,
  direction: Direction,
): Promise<string | null> => {
  const { month, until } = question;
  const day = await dayBeyond(month, summary, direction, (of) => readMonthFor(source, of, question));
  return day === null || (until !== null && day > until) ? null : day;
};
