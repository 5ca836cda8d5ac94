import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Language } from '#contract/address/language.ts';
import type { CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import type { Filters } from '#contract/programme/calendar/chosenFilters.ts';
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

export const filtersOf = ({ filters, english }: Pick<CalendarQuestion, 'filters' | 'english'>): Filters => ({
  ...filters,
  english,
});

export const presentOf = ({ clock, settings }: CalendarQuestion): Present =>
  presentIn(clock.now(), settings.timezone);
