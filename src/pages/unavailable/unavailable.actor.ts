import { fromPromise } from 'xstate';
import { unavailableMachine } from '#machines/unavailable/unavailable.machine.ts';

/** What came of asking again; `retryAfter` in seconds. */
export type Retry = () => Promise<{ outcome: 'recovered' | 'unavailable'; retryAfter: number | null }>;

/** The `unavailable` machine with its way of asking again (LDR-08). */
export const provideUnavailable = (retry: Retry) =>
  unavailableMachine.provide({ actors: { retry: fromPromise(() => retry()) } });
