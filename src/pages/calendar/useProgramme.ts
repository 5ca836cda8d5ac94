import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CalendarQuestion } from '#contract/programme/calendar/calendarView.ts';
import type { Filters } from '#contract/programme/calendar/chosenFilters.ts';
import type { Direction } from '#contract/programme/time/dayBeyond.ts';
import { neighbourDay } from '#contract/programme/calendar/neighbourDay.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { calendarViewQuery, facetsQuery } from '#src/api/calendar/calendarQueries.ts';
import type { ContentClient } from '#src/api/content.ts';
import { questionOf, questionOfMonth, type Asker } from './calendar.question.ts';
import { useNeighbours } from './panes/useNeighbours.ts';
import type { CalendarSearch } from './calendar.search.ts';
import type { CalendarState } from './calendar.url.ts';

/** A view, and its question. */
interface Answered {
  view: CalendarView | undefined;
  question: CalendarQuestion;
}

/** The last view, while the next one loads or after it failed (CAL-56). */
const useKept = (answered: Answered): Answered => {
  const [kept, keep] = useState(answered);
  const { view, question } = answered;
  if (view === undefined || (view === kept.view && question === kept.question)) return kept;
  keep(answered);
  return answered;
};

/** The queries of the panels, at the place and with the filters of the address. */
export interface PanelQueries {
  /** Another month (`YYYY-MM`), with the present filters (CAL-20). */
  month: (month: string) => ReturnType<typeof calendarViewQuery>;
  /** The present place, with other filters. */
  draft: (draft: Filters) => ReturnType<typeof calendarViewQuery>;
  /** The choices beside other filters (CAL-21). */
  facets: (draft: Filters) => ReturnType<typeof facetsQuery>;
}

/** All of the calendar screen's data about the programme, for the questions of its address. */
export const useProgramme = (
  client: ContentClient,
  state: CalendarState,
  asker: Asker,
  offset?: CalendarSearch['offset'],
) => {
  const question = useMemo(() => questionOf(state, asker, offset), [state, asker, offset]);
  const shown = useQuery(calendarViewQuery(client, question));
  const { view, question: answered } = useKept({ view: shown.data, question });
  const { first, last, day } = state.context;
  const neighbour = (direction: Direction): string | null =>
    day === null || view === undefined ? null : neighbourDay({ direction, day, view, first, last });
  const neighbours = { previousDay: neighbour('previous'), nextDay: neighbour('next') };
  const ahead = useNeighbours(client, state, asker, neighbours);
  const panelQueries: PanelQueries = useMemo(() => {
    const asking = ({ english, ...filters }: Filters) => ({ ...question, offset: 0, filters, english });
    return {
      month: (month) => calendarViewQuery(client, questionOfMonth(month, question)),
      draft: (draft) => calendarViewQuery(client, asking(draft)),
      facets: (draft) => facetsQuery(client, asking(draft)),
    };
  }, [client, question]);
  // Of the shown view: while another loads, that differs from the address.
  const asking = useMemo(() => ({ client, question: answered }), [client, answered]);
  return {
    view,
    status: shown.isError ? 'failed' : shown.data === undefined ? 'loading' : 'ready',
    onRetry: () => void shown.refetch(),
    neighbours,
    asking,
    panelQueries,
    ahead,
  } as const;
};
