import type { Locator } from '@playwright/test';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { SentEvent } from '#machines/testing/examplesOf.ts';
import type { Place } from '#machines/testing/transitionPaths.ts';
import { dataState } from '#src/components/dataState.ts';
import type { words } from '#e2e/site/words.ts';
import type { Visit } from '../counterpart.ts';
import type { HeldCall, HeldCalls } from '../browser/gate.ts';
import type { OtherTab } from './otherTab.ts';

type SentToSession = SentEvent<typeof sessionMachine>;
export type Step = Visit['path']['steps'][number];

/** The scene of a walk of the session: the calls of its tab that wait at the gate, and how things stand. */
export interface SessionScene extends Visit {
  text: (typeof words)['fr' | 'en']['session'];
  corner: Locator;
  /** The tab in which the member is logged in besides, where the path needs one. */
  other: OtherTab | null;
  /** A page for all, with or without controls, or the member's own. */
  address: string;
  /** Calls that need a token, and that the server may answer with 401. */
  profiles: HeldCalls | null;
  refreshes: HeldCalls;
  /** The refresh that is under way, and how many there have been. */
  refresh: HeldCall | null;
  refreshed: number;
  /** The refresh of the other tab that is under way: this one waits for it. */
  theirs: HeldCall | null;
  logouts: HeldCalls;
  logout: HeldCall | null;
  reservations: HeldCalls;
  hearts: HeldCalls;
  /** What an attempt asks that knows not what came of it, and does by itself. */
  bookings: HeldCalls | null;
  /** The act of a control. */
  action: HeldCall | null;
  /** For how long the tab has slept since it got its tokens, in ms. */
  slept: number;
  /** Where one is and what one reads there when nobody is logged in any more. */
  left: { address: string; says: string | null };
}

export const isSent = (step: Step | undefined, type: SentToSession['type']): boolean =>
  step?.cause.kind === 'sent' && step.cause.event.type === type;

/** What comes after a place. */
export const stepsAfter = ({ path }: Visit, place: Place): Step[] =>
  path.steps.slice(path.steps.findIndex((step) => step === place) + 1);
export const isWarned = ({ value }: Place): boolean => dataState(value).includes('warning');
