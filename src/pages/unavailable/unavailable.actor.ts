import { fromPromise } from 'xstate';
import type { Attempt } from '#src/api/attempt.ts';
import { unavailableMachine } from '#machines/unavailable/unavailable.machine.ts';

export type Retry = () => Promise<Attempt>;

/** The `unavailable` machine with its way of asking again (LDR-08). */
export const provideUnavailable = (retry: Retry) =>
  unavailableMachine.provide({ actors: { retry: fromPromise(() => retry()) } });
