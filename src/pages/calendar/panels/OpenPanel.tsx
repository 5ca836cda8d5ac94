import type { ReactNode } from 'react';
import type { Texts } from '#src/i18n/texts.ts';
import { placeOf, type CalendarFrame, type CalendarLink, type CalendarState } from '../calendar.url.ts';
import type { OpenPanelName } from '../calendarPanel.picture.ts';
import type { PanelActor, PanelState } from '../useCalendarPanel.ts';
import type { PanelQueries } from '../useProgramme.ts';
import { DaySelector } from './DaySelector.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { MonthSelector } from './MonthSelector.tsx';

export interface PanelProps {
  actor: PanelActor;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  link: CalendarLink;
  panelQueries: PanelQueries;
  loadTexts: Texts['load'];
}

interface OpenPanelProps extends PanelProps {
  open: OpenPanelName;
  context: PanelState['context'];
}

/** The open panel; the code of all three comes when a visitor is about to open one. */
export function OpenPanel({ open, ...props }: OpenPanelProps) {
  return pictures[open](props);
}

const pictures = {
  month: ({ actor, state, link, context: { year } }) => (
    <MonthSelector state={state} link={link} year={year} send={actor.send} />
  ),
  day: ({ actor, state, link, panelQueries, context: { year, month } }) => (
    <DaySelector
      state={state}
      link={link}
      year={year}
      month={month}
      monthQuery={panelQueries.month}
      send={actor.send}
    />
  ),
  filters: ({ actor, state, frame, path, panelQueries, loadTexts, context: { draft } }) => (
    <FilterPanel
      path={path}
      place={placeOf(state, frame)}
      draft={draft}
      queries={panelQueries}
      loadTexts={loadTexts}
      send={actor.send}
    />
  ),
} satisfies Record<OpenPanelName, (props: Omit<OpenPanelProps, 'open'>) => ReactNode>;
