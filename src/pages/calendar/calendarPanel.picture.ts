import type { StateValueFrom } from 'xstate';
import type { calendarPanelMachine } from '#machines/calendarPanel/calendarPanel.machine.ts';
import type { PanelState } from './useCalendarPanel.ts';

type CalendarPanelState = StateValueFrom<typeof calendarPanelMachine>;

export type OpenPanelName = 'month' | 'day' | 'filters';

interface Row {
  panel: OpenPanelName | null;
  isSelectorOpen: boolean;
  areFiltersOpen: boolean;
}

const closed: Row = { panel: null, isSelectorOpen: false, areFiltersOpen: false };

/** How each state of the `calendarPanel` machine looks. */
const rows: Readonly<Record<CalendarPanelState, Row>> = {
  closed,
  choosingMonth: { ...closed, panel: 'month', isSelectorOpen: true },
  choosingDay: { ...closed, panel: 'day', isSelectorOpen: true },
  filtering: { ...closed, panel: 'filters', areFiltersOpen: true },
};

interface CalendarPanelPicture extends Row {
  /** As the DOM shows it (`data-state`). */
  state: CalendarPanelState;
}

/** The `calendarPanel` machine as it is seen. */
export const calendarPanelPicture = ({ value: state }: PanelState): CalendarPanelPicture => ({
  ...rows[state],
  state,
});
