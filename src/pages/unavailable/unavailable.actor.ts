import { fromPromise } from 'xstate';
import { listening } from '#machines/port.ts';
import { type PresenceHeard, unavailableMachine } from '#machines/unavailable/unavailable.machine.ts';
import type { Attempt } from '#src/api/attempt.ts';
import { listenToPresence } from './presence.ts';

export type Retry = () => Promise<Attempt>;

/** The `unavailable` machine in a browser's page, with its retry (LDR-08). */
export const provideUnavailable = (retry: Retry) =>
  unavailableMachine.provide({
    actors: {
      presence: listening<PresenceHeard>((send) => listenToPresence(window, send)),
      retry: fromPromise(() => retry()),
    },
  });
