import { type EventObject, fromCallback } from 'xstate';
import type { TabsEvent, Waiting } from '#machines/session/session.machine.ts';

/** A tab alone, at which nobody sits and whose storage keeps nothing: for a session of which other things are claimed. */
export const silentSources = {
  presence: fromCallback<EventObject, undefined>(() => {}),
  tabs: fromCallback<TabsEvent, undefined>(() => {}),
  keepParked: fromCallback<EventObject, Waiting>(() => {}),
};
