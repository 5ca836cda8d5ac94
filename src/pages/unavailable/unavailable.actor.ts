import { fromPromise } from 'xstate';
import { unavailableMachine } from '#machines/unavailable/unavailable.machine.ts';

/** What came of asking again; `retryAfter` in seconds. */
export type Retry = () => Promise<{ outcome: 'recovered' | 'unavailable'; retryAfter: number | null }>;

/** The `unavailable` machine with its way of asking again (LDR-08). */
export const provideUnavailable = (retry: Retry) =>
  unavailableMachine.provide({ actors: { retry: fromPromise(() => retry()) } });

const spread = 0.6;
/** 0.7…1.3, so that the visitors of one failure do not all come back at once. */
export const drawJitter = (): number => 1 - spread / 2 + Math.random() * spread;
