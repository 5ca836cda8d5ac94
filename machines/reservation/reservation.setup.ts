import { assign, sendTo, setup } from 'xstate';
import { hasBegun, isOpen } from '#contract/programme/time/closing.ts';
import { port, source } from '../port.ts';
import type { Acting, Interruption } from '../interruption.ts';
import {
  type Attempt,
  begin,
  type CancelOutput,
  isWorthWaiting,
  type ReconcileOutput,
  reconcilePause,
  type ReservationRefusal,
  type ReservationIntent,
  type ReserveOutput,
  retryPause,
  willCheckAgain,
} from './attempt.ts';
import { type FactsHeard, type FactsTold, type ReservationFacts, untilBoundary } from './facts.ts';

export interface ReservationContext {
  facts: ReservationFacts;
  /** The act to resume as soon as possible, after a login (SES-32). */
  intent: ReservationIntent | null;
  /** The act at work, or the last one. */
  attempt: Attempt;
  refusal: ReservationRefusal | null;
  /** RES-22: the cancellation was confirmed again while under way. */
  isConfused: boolean;
  jitter: number;
}

export interface ReservationInput {
  facts?: ReservationFacts;
  intent?: ReservationIntent | null;
  /** 1…1.6, from the screen: a chart draws no random numbers. */
  jitter?: number;
}

/** A `key` is new for every press: it marks a repeated request as the same act. */
export type ReservationEvent =
  | FactsHeard
  | { type: 'reserve.pressed'; key: string }
  | { type: 'cancel.pressed' }
  | { type: 'cancel.confirmed'; key: string }
  | { type: 'check.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'popup.dismissed' }
  | Interruption<ReservationIntent['kind']>;

type SaidToSession = Acting<ReservationIntent['kind']>;
type Outcome<Output extends { outcome: string }> = Pick<Output, 'outcome'>;

export const reservationSetup = setup({
  types: {} as {
    context: ReservationContext;
    events: ReservationEvent;
    children: { facts: 'facts'; session: 'session' };
    input: ReservationInput | undefined;
  },
  actors: {
    /** The facts from outside; it refreshes stale ones (RES-06). */
    facts: source<FactsHeard, FactsTold>('facts'),
    /** The fate of an act when the session ends meanwhile. */
    session: source<Interruption<ReservationIntent['kind']>, Acting<ReservationIntent['kind']>>('session'),
    reserve: port<ReserveOutput, Pick<Attempt, 'reservationId' | 'key'>>('reserve'),
    cancel: port<CancelOutput, Pick<Attempt, 'reservationId' | 'key'>>('cancel'),
    reconcile: port<ReconcileOutput, Pick<Attempt, 'kind' | 'reservationId'>>('reconcile'),
  },
  guards: {
    isCalledOff: ({ context }) => context.facts.isCalledOff,
    isPast: ({ context }) => hasBegun(context.facts.toStart),
    isClosed: ({ context }) => !isOpen(context.facts.toStart),
    isLoading: ({ context }) => context.facts.memberData === 'loading',
    hasFailed: ({ context }) => context.facts.memberData === 'failed',
    // RES-11: a visitor has no reservation, whatever is still cached of an earlier member.
    isReserved: ({ context: { facts } }) => facts.isReserved && facts.memberData !== 'signed-out',
    isPostponed: ({ context }) => context.facts.isPostponed,
    isSoldOut: ({ context }) => context.facts.isSoldOut,
    lacksIds: ({ context }) => !context.facts.hasIds,
    isSignedOut: ({ context }) => context.facts.memberData === 'signed-out',
    hasNoCredit: ({ context }) => context.facts.creditLeft <= 0,
    hasReservation: ({ context }) => context.facts.reservationId !== null,
    resumesReserving: ({ context }) => context.intent?.kind === 'reserve',
    resumesCancelling: ({ context: { intent, facts } }) =>
      intent?.kind === 'cancel' && facts.isReserved && facts.reservationId !== null,
    wasReserving: ({ context }) => context.attempt.kind === 'reserve',
    mayCheckAgain: ({ context }) => willCheckAgain(context.attempt),
    isReservedNow: (_, { outcome }: Outcome<ReserveOutput>) => outcome === 'reserved',
    isCancelledNow: (_, { outcome }: Outcome<CancelOutput>) => outcome === 'cancelled',
    isWorthWaiting: ({ context }, { outcome, ...told }: Pick<ReserveOutput, 'outcome' | 'retryAfter'>) =>
      outcome === 'busy' && isWorthWaiting(context.attempt, told),
    isBusy: (_, { outcome }: Outcome<ReserveOutput>) => outcome === 'busy',
    isRefused: (_, { outcome }: Outcome<ReserveOutput | CancelOutput>) =>
      outcome === 'refused' || outcome === 'gone',
    isUnauthorised: (_, { outcome }: Outcome<ReserveOutput | CancelOutput | ReconcileOutput>) =>
      outcome === 'unauthorised',
    isReservationSettled: ({ context }, { outcome }: Outcome<ReconcileOutput>) =>
      outcome === 'settled' && context.attempt.kind === 'reserve',
    isCancellationSettled: ({ context }, { outcome }: Outcome<ReconcileOutput>) =>
      outcome === 'settled' && context.attempt.kind === 'cancel',
    maySubmitAgain: ({ context: { attempt } }, { outcome }: Outcome<ReconcileOutput>) =>
      outcome === 'open' && attempt.kind === 'reserve' && attempt.triesLeft > 0,
    mayCancelAgain: ({ context: { attempt } }, { outcome }: Outcome<ReconcileOutput>) =>
      outcome === 'open' && attempt.kind === 'cancel' && attempt.triesLeft > 0,
    hasNotReserved: ({ context }, { outcome }: Outcome<ReconcileOutput>) =>
      outcome === 'open' && context.attempt.kind === 'reserve',
    hasNotCancelled: ({ context }, { outcome }: Outcome<ReconcileOutput>) =>
      outcome === 'open' && context.attempt.kind === 'cancel',
  },
  actions: {
    noteFacts: assign((_, { facts }: FactsHeard) => ({ facts })),
    noteIntent: assign((_, { intent }: { intent: ReservationIntent }) => ({ intent })),
    passTime: assign(({ context: { facts } }) => ({
      facts: { ...facts, toStart: facts.toStart - untilBoundary(facts) },
    })),
    forgetIntent: assign({ intent: null }),
    takeIntent: assign(({ context: { intent, attempt, facts } }) => ({
      intent: null,
      attempt: intent === null ? attempt : begin(intent, facts.reservationId),
      isConfused: false,
    })),
    beginReserving: assign(({ context }, { key }: { key: string }) => ({
      attempt: begin({ kind: 'reserve', key }, context.facts.reservationId),
    })),
    beginCancelling: assign(({ context }, { key }: { key: string }) => ({
      attempt: begin({ kind: 'cancel', key }, context.facts.reservationId),
      isConfused: false,
    })),
    noteConfusion: assign({ isConfused: true }),
    noteRefusal: assign((_, { code }: { code?: ReservationRefusal }) => ({ refusal: code ?? 'other' })),
    noteBusy: assign(({ context: { attempt } }, { retryAfter = 0 }: Pick<ReserveOutput, 'retryAfter'>) => ({
      attempt: { ...attempt, retryAfter },
    })),
    noteReserved: assign(({ context: { facts } }, { reservationId }: { reservationId?: string }) => ({
      facts: { ...facts, isReserved: true, reservationId: reservationId ?? facts.reservationId },
    })),
    noteCancelled: assign(({ context: { facts } }) => ({ facts: { ...facts, isReserved: false } })),
    countTry: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, triesLeft: attempt.triesLeft - 1 },
    })),
    countCheck: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, checks: attempt.checks + 1 },
    })),
    tellStale: sendTo('facts', { type: 'facts.stale' } satisfies FactsTold),
    tellAtWork: sendTo('session', ({ context: { attempt } }) => {
      const { kind, key } = attempt;
      return { type: 'action.began', intent: { kind, key } } satisfies SaidToSession;
    }),
    tellAtRest: sendTo(
      'session',
      ({ context }) => ({ type: 'action.ended', key: context.attempt.key }) satisfies SaidToSession,
    ),
    tellParked: sendTo('session', { type: 'action.parked' } satisfies SaidToSession),
    /** RES-07: for the provider to implement. */
    tellCancelled: (_, _reservation: { reservationId: string }) => {},
  },
  delays: {
    boundary: ({ context }) => untilBoundary(context.facts),
    reconcilePause: ({ context }) => reconcilePause(context.attempt),
    retryPause: ({ context }) => retryPause(context.attempt, context.jitter),
  },
});
