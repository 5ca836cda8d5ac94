import { assertEvent, assign, emit, setup } from 'xstate';
import { hasBegun, isOpen } from '#contract/programme/closing.ts';
import { port } from '../port.ts';
import {
  type Attempt,
  begin,
  type CancelOutput,
  type ReconcileOutput,
  reconcilePause,
  type Refusal,
  type ReservationIntent,
  type ReserveOutput,
  willCheckAgain,
} from './attempt.ts';
import { noFacts, type ReservationFacts, untilBoundary } from './facts.ts';

interface ReservationContext {
  facts: ReservationFacts;
  /** What is to be done as soon as it may be, after a login (SES-32). */
  intent: ReservationIntent | null;
  /** The act at work, or the last one. */
  attempt: Attempt;
  /** Why the server said no. */
  refusal: Refusal | null;
  /** RES-22: the cancellation was confirmed again while it was on its way. */
  isConfused: boolean;
}

interface ReservationInput {
  facts?: ReservationFacts;
  intent?: ReservationIntent | null;
}

/** A `key` is new for every press: it tells the server that a request sent again is the same act. */
export type ReservationEvent =
  | { type: 'facts.changed'; facts: ReservationFacts }
  | { type: 'reserve.pressed'; key: string }
  | { type: 'cancel.pressed' }
  | { type: 'cancel.confirmed'; key: string }
  | { type: 'check.pressed' }
  | { type: 'retry.pressed' }
  | { type: 'dismissed' }
  | { type: 'intent.resumed'; intent: ReservationIntent }
  | { type: 'intent.dropped' };

type Outcome<Output extends { outcome: string }> = Pick<Output, 'outcome'>;

/** A control at rest: what is true decides it, and the clock (RES-16). */
const resting = {
  after: { boundary: { target: 'evaluating', actions: 'passTime' } },
  on: { 'facts.changed': { target: 'evaluating', actions: 'noteFacts' } },
} as const;
/** One that a login may bring back to what the member was doing. */
const resumable = {
  ...resting,
  on: { ...resting.on, 'intent.resumed': { target: 'evaluating', actions: 'noteIntent' } },
} as const;

/**
 * One date of a show, reserved with a credit (RES-01…RES-24). `evaluating` decides by what is true which control is
 * seen; an attempt never ends as failed while nobody knows what came of it. `stale` asks the screen to fetch
 * credits, bookings and seats anew (RES-06).
 */
export const reservationMachine = setup({
  types: {} as {
    context: ReservationContext;
    events: ReservationEvent;
    emitted: { type: 'stale' } | { type: 'cancelled'; bookingId: string };
    input: ReservationInput | undefined;
    /** At work: the session must know what for, should it end meanwhile. */
    tags: 'working' | 'confirming' | 'asking';
  },
  actors: {
    reserve: port<ReserveOutput, Pick<Attempt, 'bookingId' | 'key'>>('reserve'),
    cancel: port<CancelOutput, Pick<Attempt, 'bookingId' | 'key'>>('cancel'),
    reconcile: port<ReconcileOutput, Pick<Attempt, 'kind' | 'bookingId'>>('reconcile'),
  },
  guards: {
    isPast: ({ context }) => hasBegun(context.facts.toStart),
    isClosed: ({ context }) => !isOpen(context.facts.toStart),
    isLoading: ({ context }) => context.facts.standing === 'loading',
    hasFailed: ({ context }) => context.facts.standing === 'failed',
    isReserved: ({ context }) => context.facts.isReserved,
    isSoldOut: ({ context }) => context.facts.isSoldOut,
    lacksIds: ({ context }) => !context.facts.hasIds,
    isSignedOut: ({ context }) => context.facts.standing === 'signed-out',
    hasNoCredit: ({ context }) => context.facts.creditLeft <= 0,
    hasBooking: ({ context }) => context.facts.bookingId !== null,
    resumesReserving: ({ context }) => context.intent?.kind === 'reserve',
    resumesCancelling: ({ context: { intent, facts } }) =>
      intent?.kind === 'cancel' && facts.isReserved && facts.bookingId !== null,
    wasReserving: ({ context }) => context.attempt.kind === 'reserve',
    mayCheckAgain: ({ context }) => willCheckAgain(context.attempt),
    isReservedNow: (_, { outcome }: Outcome<ReserveOutput>) => outcome === 'reserved',
    isCancelledNow: (_, { outcome }: Outcome<CancelOutput>) => outcome === 'cancelled',
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
    noteFacts: assign(({ event }) => {
      assertEvent(event, 'facts.changed');
      return { facts: event.facts };
    }),
    noteIntent: assign(({ event }) => {
      assertEvent(event, 'intent.resumed');
      return { intent: event.intent };
    }),
    passTime: assign(({ context: { facts } }) => ({
      facts: { ...facts, toStart: facts.toStart - untilBoundary(facts) },
    })),
    forgetIntent: assign({ intent: null }),
    takeIntent: assign(({ context: { intent, attempt, facts } }) => ({
      intent: null,
      attempt: intent === null ? attempt : begin(intent, facts.bookingId),
      isConfused: false,
    })),
    beginReserving: assign(({ context, event }) => {
      assertEvent(event, 'reserve.pressed');
      return { attempt: begin({ kind: 'reserve', key: event.key }, context.facts.bookingId) };
    }),
    beginCancelling: assign(({ context, event }) => {
      assertEvent(event, 'cancel.confirmed');
      return {
        attempt: begin({ kind: 'cancel', key: event.key }, context.facts.bookingId),
        isConfused: false,
      };
    }),
    noteConfusion: assign({ isConfused: true }),
    noteRefusal: assign((_, { code }: { code?: Refusal }) => ({ refusal: code ?? 'other' })),
    noteReserved: assign(({ context: { facts } }, { bookingId }: { bookingId?: string }) => ({
      facts: { ...facts, isReserved: true, bookingId: bookingId ?? facts.bookingId },
    })),
    noteCancelled: assign(({ context: { facts } }) => ({ facts: { ...facts, isReserved: false } })),
    countTry: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, triesLeft: attempt.triesLeft - 1 },
    })),
    countCheck: assign(({ context: { attempt } }) => ({
      attempt: { ...attempt, checks: attempt.checks + 1 },
    })),
    tellStale: emit({ type: 'stale' }),
    tellCancelled: emit(({ context }) => ({
      type: 'cancelled',
      bookingId: context.attempt.bookingId ?? '',
    })),
  },
  delays: {
    boundary: ({ context }) => untilBoundary(context.facts),
    reconcilePause: ({ context }) => reconcilePause(context.attempt),
  },
}).createMachine({
  id: 'reservation',
  context: ({ input }) => ({
    facts: input?.facts ?? noFacts,
    intent: input?.intent ?? null,
    attempt: begin({ kind: 'reserve', key: '' }, null),
    refusal: null,
    isConfused: false,
  }),
  initial: 'evaluating',
  on: { 'facts.changed': { actions: 'noteFacts' } },
  states: {
    unsettled: {
      tags: ['asking'],
      after: { reconcilePause: { guard: 'mayCheckAgain', target: 'reconciling', actions: 'countCheck' } },
      on: {
        'check.pressed': { target: 'reconciling' },
        dismissed: { target: 'loading', actions: 'tellStale' },
      },
    },
    evaluating: {
      always: [
        { guard: 'isPast', target: 'past', actions: 'forgetIntent' },
        { guard: 'isClosed', target: 'closed', actions: 'forgetIntent' },
        { guard: 'isLoading', target: 'loading' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'resumesCancelling', target: 'cancelling', actions: 'takeIntent' },
        { guard: 'isReserved', target: 'reserved', actions: 'forgetIntent' },
        { guard: 'isSoldOut', target: 'soldOut', actions: 'forgetIntent' },
        { guard: 'lacksIds', target: 'unavailable', actions: 'forgetIntent' },
        { guard: 'isSignedOut', target: 'signedOut', actions: 'forgetIntent' },
        { guard: 'hasNoCredit', target: 'noCredit', actions: 'forgetIntent' },
        { guard: 'resumesReserving', target: 'submitting', actions: 'takeIntent' },
        { target: 'reservable', actions: 'forgetIntent' },
      ],
    },
    past: { on: resting.on },
    closed: resting,
    loading: resumable,
    failed: {
      ...resting,
      on: { ...resting.on, 'retry.pressed': { target: 'loading', actions: 'tellStale' } },
    },
    reserved: {
      ...resumable,
      on: {
        ...resumable.on,
        'cancel.pressed': [{ guard: 'hasBooking', target: 'confirming' }, { target: 'confused' }],
      },
    },
    soldOut: resting,
    unavailable: resting,
    signedOut: {
      ...resting,
      // Whoever has logged in again is looked up first.
      on: { ...resting.on, 'intent.resumed': { target: 'loading', actions: 'noteIntent' } },
    },
    noCredit: resting,
    reservable: {
      ...resumable,
      on: { ...resumable.on, 'reserve.pressed': { target: 'submitting', actions: 'beginReserving' } },
    },
    submitting: {
      tags: ['working'],
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context: { attempt } }) => attempt,
        onDone: [
          {
            guard: { type: 'isReservedNow', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: [{ type: 'noteReserved', params: ({ event }) => event.output }, 'tellStale'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'refused',
            actions: [{ type: 'noteRefusal', params: ({ event }) => event.output }, 'tellStale'],
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { target: 'reconciling' },
        ],
        onError: { target: 'reconciling' },
      },
    },
    succeeded: { on: { dismissed: { target: 'evaluating' } } },
    refused: { on: { dismissed: { target: 'evaluating' } } },
    confirming: {
      tags: ['confirming'],
      on: {
        'cancel.confirmed': { target: 'cancelling', actions: 'beginCancelling' },
        dismissed: { target: 'evaluating' },
      },
    },
    cancelling: {
      tags: ['working', 'confirming'],
      on: { 'cancel.confirmed': { actions: 'noteConfusion' } },
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { attempt } }) => attempt,
        onDone: [
          {
            guard: { type: 'isCancelledNow', params: ({ event }) => event.output },
            target: 'cancelled',
            actions: ['noteCancelled', 'tellCancelled', 'tellStale'],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'cancelRefused',
            actions: [{ type: 'noteRefusal', params: ({ event }) => event.output }, 'tellStale'],
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { target: 'reconciling' },
        ],
        onError: { target: 'reconciling' },
      },
    },
    cancelled: { on: { dismissed: { target: 'evaluating' } } },
    cancelRefused: {
      tags: ['confirming'],
      on: {
        'cancel.confirmed': { target: 'cancelling', actions: 'beginCancelling' },
        dismissed: { target: 'evaluating' },
      },
    },
    confused: { on: { dismissed: { target: 'evaluating' } } },
    reconciling: {
      tags: ['working', 'asking'],
      on: { dismissed: { target: 'loading', actions: 'tellStale' } },
      invoke: {
        id: 'reconcile',
        src: 'reconcile',
        input: ({ context: { attempt } }) => attempt,
        onDone: [
          {
            guard: { type: 'isReservationSettled', params: ({ event }) => event.output },
            target: 'succeeded',
            actions: [{ type: 'noteReserved', params: ({ event }) => event.output }, 'tellStale'],
          },
          {
            guard: { type: 'isCancellationSettled', params: ({ event }) => event.output },
            target: 'cancelled',
            actions: ['noteCancelled', 'tellCancelled', 'tellStale'],
          },
          {
            guard: { type: 'maySubmitAgain', params: ({ event }) => event.output },
            target: 'submitting',
            actions: 'countTry',
          },
          {
            guard: { type: 'mayCancelAgain', params: ({ event }) => event.output },
            target: 'cancelling',
            actions: 'countTry',
          },
          {
            guard: { type: 'hasNotReserved', params: ({ event }) => event.output },
            target: 'refused',
            actions: [{ type: 'noteRefusal', params: {} }, 'tellStale'],
          },
          {
            guard: { type: 'hasNotCancelled', params: ({ event }) => event.output },
            target: 'cancelRefused',
            actions: [{ type: 'noteRefusal', params: {} }, 'tellStale'],
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { target: 'unsettled' },
        ],
        onError: { target: 'unsettled' },
      },
    },
    parked: {
      tags: ['working'],
      on: {
        'intent.resumed': [{ guard: 'wasReserving', target: 'submitting' }, { target: 'cancelling' }],
        'intent.dropped': { target: 'evaluating' },
      },
    },
  },
});
