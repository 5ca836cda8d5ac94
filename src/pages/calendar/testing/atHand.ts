import { QueryClient } from '@tanstack/react-query';
import type { CalendarView } from '#contract/programme/view.ts';
import { panelCode } from '../panelCode.ts';
import { OpenPanel } from '../panels/OpenPanel.tsx';
import { viewQuery } from './sample.ts';

/** For tests: a cache that holds these months, and the code of the panels unless that is still on its way. */
export const atHand = (views: readonly CalendarView[] = [], hasPanelCode = true): QueryClient => {
  const queries = new QueryClient();
  for (const view of views) queries.setQueryData(viewQuery(view.month).queryKey, view);
  if (hasPanelCode) queries.setQueryData(panelCode.queryKey, { OpenPanel });
  return queries;
};
