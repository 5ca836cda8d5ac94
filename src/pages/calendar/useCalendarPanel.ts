import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor, SnapshotFrom } from 'xstate';
import type { CalendarEvent } from '#machines/calendar/calendar.machine.ts';
import { calendarPanelMachine } from '#machines/calendarPanel/calendarPanel.machine.ts';

export type PanelActor = Actor<typeof calendarPanelMachine>;
export type PanelState = SnapshotFrom<typeof calendarPanelMachine>;

/** The open panel (CAL-47). An applied draft is sent to the calendar; Back and Forward leave the panel. */
export const useCalendarPanel = (month: string, send: (event: CalendarEvent) => void): PanelActor => {
  const actor = useActorRef(calendarPanelMachine, { input: { month } });
  useEffect(() => {
    const applied = actor.on('applied', ({ draft: { english, ...filters } }) =>
      send({ type: 'filters.applied', filters, english }),
    );
    return () => applied.unsubscribe();
  }, [actor, send]);
  useEffect(() => {
    const dismiss = () => actor.send({ type: 'panel.dismissed' });
    window.addEventListener('popstate', dismiss);
    return () => window.removeEventListener('popstate', dismiss);
  }, [actor]);
  return actor;
};

export const panelContext = (state: PanelState) => state.context;
