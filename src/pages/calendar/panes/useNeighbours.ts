import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { calendarViewQuery } from '#src/api/calendar/calendarQueries.ts';
import type { ContentClient } from '#src/api/content.ts';
import { useSpareRoom } from '#src/browser/useSpareRoom.ts';
import { questionOf, type Asker } from '../calendar.question.ts';
import { nextState, type CalendarEvent, type CalendarState } from '../calendar.url.ts';

/** A place in time beside the shown one, and its programme. */
export interface Neighbour {
  state: CalendarState;
  view: CalendarView;
}

/** The presses of the two arrows. Some chosen days may reach into the next month: these have no month beside them. */
const steps = ({ value, context }: CalendarState, days: readonly (string | null)[]): CalendarEvent[] => {
  if (value === 'day') return days.flatMap((day) => (day === null ? [] : [{ type: 'day.moved', day }]));
  return context.days === null ? [{ type: 'month.previous' }, { type: 'month.next' }] : [];
};

/** A long day reads on by itself once it is shown. */
const isShort = ({ day }: CalendarView): boolean => day === null || day.total <= programmeLimits.tilesOfDay;

/** The targets of the arrows that have come already, while the page has room to draw them. */
export const useNeighbours = (
  client: ContentClient,
  state: CalendarState,
  asker: Asker,
  { previousDay, nextDay }: { previousDay: string | null; nextDay: string | null },
): readonly Neighbour[] => {
  const hasRoom = useSpareRoom();
  const states = useMemo(
    () =>
      steps(state, [previousDay, nextDay])
        .filter((step) => state.can(step))
        .map((step) => nextState(state, step)),
    [state, previousDay, nextDay],
  );
  const queries = useMemo(
    () => states.map((near) => ({ ...calendarViewQuery(client, questionOf(near, asker)), enabled: false })),
    [client, states, asker],
  );
  // Not combined: that copies them, and a press would draw each tile of a pane again.
  const answers = useQueries({ queries });
  return states.flatMap((near, position) => {
    const view = answers[position]?.data;
    return hasRoom && view && isShort(view) ? [{ state: near, view }] : [];
  });
};
