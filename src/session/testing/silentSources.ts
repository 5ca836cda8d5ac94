import type { EventObject } from 'xstate';
import { listening } from '#machines/port.ts';
import type { SessionEvent, TabsEvent, Waiting } from '#machines/session/session.setup.ts';

/** A lone tab without activity or storage: for tests of a session's other parts. */
export const silentSources = {
  presence: listening<SessionEvent>(() => {}),
  tabs: listening<SessionEvent, TabsEvent>(() => {}),
  keepParked: listening<never, EventObject, Waiting>(() => {}),
};
