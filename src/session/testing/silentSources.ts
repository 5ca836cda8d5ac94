import type { EventObject } from 'xstate';
import { listening } from '#machines/port.ts';
import type { SessionEvent, TabsEvent, Waiting } from '#machines/session/session.setup.ts';

/** A tab alone, at which nobody sits and whose storage keeps nothing: for a session of which other things are claimed. */
export const silentSources = {
  presence: listening<SessionEvent>(() => {}),
  tabs: listening<SessionEvent, TabsEvent>(() => {}),
  keepParked: listening<never, EventObject, Waiting>(() => {}),
};
