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

/** The scene of a walk of the session: the calls of its tab that wait at the gate, and the state of the walk. */
export interface SessionScene extends Visit {
  text: (typeof words)['fr' | 'en']['session'];
  corner: Locator;
  /** The member's other tab, if the path needs one. */
  other: OtherTab | null;
  /** A page for all, with or without controls, or the member's own. */
  address: string;
  /** Calls that need a token, and that the server may answer with 401. */
  profiles: HeldCalls | null;
  refreshes: HeldCalls;
  /** The refresh that is under way, and how many there have been. */
  refresh: HeldCall | null;
  refreshed: number;
  /** The refresh of the other tab under way: this one waits for it. */
  theirs: HeldCall | null;
  logouts: HeldCalls;
  logout: HeldCall | null;
  reservations: HeldCalls;
  hearts: HeldCalls;
  /** The checks of an attempt with an unknown outcome. */
  bookings: HeldCalls | null;
  /** The act of a control. */
  action: HeldCall | null;
  /** How long the tab has slept since it got its tokens, in ms. */
  slept: number;
  /** The page and its message after the end of the login. */
  left: { address: string; says: string | null };
}

export const isSent = (step: Step | undefined, type: SentToSession['type']): boolean =>
  step?.cause.kind === 'sent' && step.cause.event.type === type;

/** The steps after a place. */
export const stepsAfter = ({ path }: Visit, place: Place): Step[] =>
  path.steps.slice(path.steps.findIndex((step) => step === place) + 1);
export const isWarned = ({ value }: Place): boolean => dataState(value).includes('warning');
