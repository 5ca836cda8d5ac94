import type { ReactNode } from 'react';
import type { Filters } from '#contract/programme/chosenFilters.ts';
import type { FilterOptions } from '#contract/programme/view.ts';
import { placeOf, type CalendarFrame, type CalendarLink, type CalendarState } from '../calendar.url.ts';
import type { OpenPanelName, PanelActor, PanelState } from '../useCalendarPanel.ts';
import { DaySelector, type ViewQuery } from './DaySelector.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { MonthSelector } from './MonthSelector.tsx';

export interface PanelProps {
  actor: PanelActor;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  link: CalendarLink;
  options: FilterOptions;
  viewQuery: ViewQuery;
  countMatches: (draft: Filters) => number | undefined;
}

interface OpenPanelProps extends PanelProps {
  open: OpenPanelName;
  context: PanelState['context'];
}

/** The panel that is open; the code of all three comes when a visitor is about to open one. */
export function OpenPanel({ open, ...props }: OpenPanelProps) {
  return pictures[open](props);
}

const pictures = {
  choosingMonth: ({ actor, state, link, context: { year } }) => (
    <MonthSelector state={state} link={link} year={year} send={actor.send} />
  ),
  choosingDay: ({ actor, state, link, viewQuery, context: { year, month } }) => (
    <DaySelector
      state={state}
      link={link}
      year={year}
      month={month}
      viewQuery={viewQuery}
      send={actor.send}
    />
  ),
  filtering: ({ actor, state, frame, path, options, countMatches, context: { draft } }) => (
    <FilterPanel
      path={path}
      place={placeOf(state, frame)}
      draft={draft}
      options={options}
      countMatches={countMatches}
      send={actor.send}
    />
  ),
} satisfies Record<OpenPanelName, (props: Omit<OpenPanelProps, 'open'>) => ReactNode>;
