import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Filters } from '#contract/programme/chosenFilters.ts';
import type { ContentClient } from '#src/api/content.ts';
import type { Language } from '#contract/address/language.ts';
import { calendarViewQuery, monthQuery } from '#src/api/queries.ts';
import { neighbourDay, programmationBeyond } from '#contract/programme/neighbourDay.ts';
import { projectMonth } from '#contract/programme/projectMonth.ts';
import type { ProgrammeSettings } from '#contract/settings/programme.ts';
import type { CalendarView } from '#contract/programme/view.ts';
import { neighbourQuestions, questionOf, questionOfMonth } from './calendar.question.ts';
import type { CalendarState } from './calendar.url.ts';
import type { ViewQuery } from './panels/DaySelector.tsx';

/** The last view that there was, for while the next one is on its way, and for when it does not come (CAL-56). */
const useKept = (view: CalendarView | undefined): CalendarView | undefined => {
  const [kept, keep] = useState(view);
  if (view !== undefined && view !== kept) keep(view);
  return view ?? kept;
};

/** Everything the calendar screen shows of the programme, by the questions that its address asks. */
export const useProgramme = (
  client: ContentClient,
  state: CalendarState,
  lang: Language,
  settings: ProgrammeSettings,
) => {
  const queryClient = useQueryClient();
  const question = questionOf(state, lang, settings);
  const shown = useQuery({ ...calendarViewQuery(client, question), placeholderData: keepPreviousData });
  const view = useKept(shown.data);
  const around = neighbourQuestions(question, state);
  const { data: previous } = useQuery({
    ...calendarViewQuery(client, around.previous ?? around.present),
    enabled: false,
  });
  const { data: next } = useQuery({
    ...calendarViewQuery(client, around.next ?? around.present),
    enabled: false,
  });
  const { first, last, day } = state.context;
  const neighbour = (direction: 'previous' | 'next'): string | null =>
    day === null || view === undefined
      ? null
      : neighbourDay({
          direction,
          day,
          view,
          neighbour: direction === 'next' ? next : previous,
          first,
          last,
          timezone: settings.timezone,
        });
  const { month, filters, english, mode } = question;

  const viewQuery: ViewQuery = useCallback(
    (wanted) => calendarViewQuery(client, questionOfMonth(wanted, { filters, english, lang, settings })),
    [client, filters, english, lang, settings],
  );

  const countMatches = (draft: Filters): number | undefined => {
    const programme = queryClient.getQueryData(monthQuery(client, lang, month).queryKey);
    if (programme === undefined) return undefined;
    const { english: drafted, ...chosen } = draft;
    const drawn = projectMonth(programme, { ...question, filters: chosen, english: drafted });
    return mode === 'day' ? drawn.day?.total : drawn.total;
  };

  return {
    view,
    status: shown.isError ? 'failed' : shown.isPlaceholderData || shown.isPending ? 'loading' : 'ready',
    onRetry: () => void shown.refetch(),
    neighbours: { previousDay: neighbour('previous'), nextDay: neighbour('next') },
    nearest:
      view === undefined
        ? null
        : (programmationBeyond(view, 'next', settings.timezone) ??
          programmationBeyond(view, 'previous', settings.timezone)),
    viewQuery,
    countMatches,
  } as const;
};
