import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FilterDraft } from '#machines/calendarPanel/calendarPanel.machine.ts';
import type { FilterOptions } from '#src/programme/view.ts';
import { placeOf, type CalendarFrame, type CalendarLink, type CalendarState } from './calendar.url.ts';
import { DaySelector, type ViewQuery } from './DaySelector.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { MonthSelector } from './MonthSelector.tsx';
import { openPanel, panelContext, type PanelActor, type PanelState } from './useCalendarPanel.ts';

export interface PanelsProps {
  actor: PanelActor;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  link: CalendarLink;
  options: FilterOptions;
  viewQuery: ViewQuery;
  countMatches: (draft: FilterDraft) => number | undefined;
}

/** The one panel that is open, if any (CAL-47). */
export function Panels(props: PanelsProps) {
  const open = useSelector(props.actor, openPanel);
  const context = useSelector(props.actor, panelContext);
  return (
    <div data-scope="calendarPanel" data-state={open} hidden={open === 'closed'}>
      {pictures[open](props, context)}
    </div>
  );
}

const pictures = {
  closed: () => null,
  choosingMonth: ({ actor, state, link }, { year }) => (
    <MonthSelector state={state} link={link} year={year} send={actor.send} />
  ),
  choosingDay: ({ actor, state, link, viewQuery }, { year, month }) => (
    <DaySelector
      state={state}
      link={link}
      year={year}
      month={month}
      viewQuery={viewQuery}
      send={actor.send}
    />
  ),
  filtering: ({ actor, state, frame, path, options, countMatches }, { draft }) => (
    <FilterPanel
      path={path}
      place={placeOf(state, frame)}
      draft={draft}
      options={options}
      countMatches={countMatches}
      send={actor.send}
    />
  ),
} satisfies Record<PanelState['value'], (props: PanelsProps, context: PanelState['context']) => ReactNode>;
