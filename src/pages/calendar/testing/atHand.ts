import { QueryClient } from '@tanstack/react-query';
import type { Filters } from '#contract/programme/calendar/chosenFilters.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { panelCode } from '../panelCode.ts';
import { OpenPanel } from '../panels/OpenPanel.tsx';
import { facets, panelQueries } from './sample.ts';

/** The content of a test's cache. */
interface AtHand {
  /** Months, in Month view. */
  views?: readonly CalendarView[];
  /** The draft of the filters, with its choices and its number of shows. */
  draft?: Filters;
  left?: CalendarView;
  /** Whether the code of the panels has loaded. */
  hasPanelCode?: boolean;
}

/** For tests: a cache with this content. */
export const atHand = ({ views = [], draft, left, hasPanelCode = true }: AtHand = {}): QueryClient => {
  const queries = new QueryClient();
  for (const view of views) queries.setQueryData(panelQueries.month(view.month).queryKey, view);
  if (draft) queries.setQueryData(panelQueries.facets(draft).queryKey, facets);
  if (draft && left) queries.setQueryData(panelQueries.draft(draft).queryKey, left);
  if (hasPanelCode) queries.setQueryData(panelCode.queryKey, { OpenPanel });
  return queries;
};
