import { QueryClient } from '@tanstack/react-query';
import type { Filters } from '#contract/programme/calendar/chosenFilters.ts';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { panelCode } from '../panelCode.ts';
import { OpenPanel } from '../panels/OpenPanel.tsx';
import { facets, panelQueries } from './sample.ts';

/** What a test has in the cache. */
interface AtHand {
  /** Months, in Month view. */
  views?: readonly CalendarView[];
  /** The choices beside a draft of the filters, and what the draft leaves. */
  draft?: Filters;
  left?: CalendarView;
  /** The code of the panels, unless that is still on its way. */
  hasPanelCode?: boolean;
}

/** For tests: a cache that holds this much. */
export const atHand = ({ views = [], draft, left, hasPanelCode = true }: AtHand = {}): QueryClient => {
  const queries = new QueryClient();
  for (const view of views) queries.setQueryData(panelQueries.month(view.month).queryKey, view);
  if (draft) queries.setQueryData(panelQueries.facets(draft).queryKey, facets);
  if (draft && left) queries.setQueryData(panelQueries.draft(draft).queryKey, left);
  if (hasPanelCode) queries.setQueryData(panelCode.queryKey, { OpenPanel });
  return queries;
};
