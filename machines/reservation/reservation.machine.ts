import { begin } from './attempt.ts';
import { noFacts } from './facts.ts';
import { reservationSetup } from './reservation.setup.ts';

const { createStateConfig } = reservationSetup;

/** A control at rest: what is true decides it, and the clock (RES-16). */
const resting = createStateConfig({
  after: { boundary: { target: 'evaluating', actions: 'passTime' } },
  on: {
    'facts.changed': {
      target: 'evaluating',
      actions: { type: 'noteFacts', params: ({ event }) => event },
    },
  },
});
/** One that a login may bring back to what the member was doing. */
const resumable = createStateConfig({
  ...resting,
  on: {
    ...resting.on,
    'intent.resumed': { target: 'evaluating', actions: { type: 'noteIntent', params: ({ event }) => event } },
  },
});
/** At work: the session must know what for, should it end meanwhile (SES-32). */
const atWork = createStateConfig({ entry: 'tellAtWork', exit: 'tellAtRest' });

/** Nobody knows what came of it. */
const looksAgain = [{ guard: 'mayCheckAgain', target: 'unsettled' }, { target: 'unanswered' }] as const;

/**
 * One date of a show, reserved with a credit (RES-01…RES-24). `evaluating` decides by what is true which control is
 * seen; an attempt is not called failed as long as the page looks for what came of it. What is true is heard from `facts`,
 * what becomes of an interrupted act from `session`.
 */
export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  context: ({ input }) => ({
    facts: input?.facts ?? noFacts,
    intent: input?.intent ?? null,
    attempt: begin({ kind: 'reserve', key: '' }, null),
    refusal: null,
    isConfused: false,
  }),
  initial: 'evaluating',
  // The facts first: what comes back with a login is judged by them.
  invoke: [
    { id: 'facts', src: 'facts' },
    { id: 'session', src: 'session' },
  ],
  on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event } } },
  states: {
    evaluating: {
      always: [
        { guard: 'isCalledOff', target: 'calledOff', actions: 'forgetIntent' },
        { guard: 'isPast', target: 'past', actions: 'forgetIntent' },
        { guard: 'isClosed', target: 'closed', actions: 'forgetIntent' },
        { guard: 'isLoading', target: 'loading' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'resumesCancelling', target: 'cancelling', actions: 'takeIntent' },
        { guard: 'isReserved', target: 'reserved', actions: 'forgetIntent' },
        { guard: 'isPostponed', target: 'closed', actions: 'forgetIntent' },
        { guard: 'isSoldOut', target: 'soldOut', actions: 'forgetIntent' },
        { guard: 'lacksIds', target: 'unavailable', actions: 'forgetIntent' },
        { guard: 'isSignedOut', target: 'signedOut', actions: 'forgetIntent' },
        { guard: 'hasNoCredit', target: 'noCredit', actions: 'forgetIntent' },
        { guard: 'resumesReserving', target: 'submitting', actions: 'takeIntent' },
        { target: 'reservable', actions: 'forgetIntent' },
      ],
    },
    calledOff: { on: resting.on },
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
        'cancel.pressed': [{ guard: 'hasReservation', target: 'confirming' }, { target: 'confused' }],
      },
    },
    soldOut: resting,
    unavailable: resting,
    signedOut: {
      ...resting,
      // Whoever has logged in again is looked up first.
      on: {
        ...resting.on,
        'intent.resumed': {
          target: 'loading',
          actions: { type: 'noteIntent', params: ({ event }) => event },
        },
      },
    },
    noCredit: resting,
    reservable: {
      ...resumable,
      on: {
        ...resumable.on,
        'reserve.pressed': {
          target: 'submitting',
          actions: { type: 'beginReserving', params: ({ event }) => event },
        },
      },
    },
    submitting: {
      ...atWork,
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
        'cancel.confirmed': {
          target: 'cancelling',
          actions: { type: 'beginCancelling', params: ({ event }) => event },
        },
        dismissed: { target: 'evaluating' },
      },
    },
    cancelling: {
      ...atWork,
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
            actions: [
              'noteCancelled',
              {
                type: 'tellCancelled',
                params: ({ context }) => ({ reservationId: context.attempt.reservationId ?? '' }),
              },
              'tellStale',
            ],
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
        'cancel.confirmed': {
          target: 'cancelling',
          actions: { type: 'beginCancelling', params: ({ event }) => event },
        },
        dismissed: { target: 'evaluating' },
      },
    },
    confused: { on: { dismissed: { target: 'evaluating' } } },
    reconciling: {
      ...atWork,
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
            actions: [
              'noteCancelled',
              {
                type: 'tellCancelled',
                params: ({ context }) => ({ reservationId: context.attempt.reservationId ?? '' }),
              },
              'tellStale',
            ],
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
          ...looksAgain,
        ],
        onError: looksAgain,
      },
    },
    unsettled: {
      tags: ['asking'],
      after: { reconcilePause: { target: 'reconciling', actions: 'countCheck' } },
      on: {
        'check.pressed': { target: 'reconciling' },
        dismissed: { target: 'loading', actions: 'tellStale' },
      },
    },
    // RES-19: the page has looked as often as it does by itself.
    unanswered: {
      tags: ['asking'],
      on: {
        'check.pressed': { target: 'reconciling' },
        dismissed: { target: 'loading', actions: 'tellStale' },
      },
    },
    parked: {
      ...atWork,
      entry: ['tellAtWork', 'tellParked'],
      tags: ['working'],
      on: {
        'intent.resumed': [{ guard: 'wasReserving', target: 'submitting' }, { target: 'cancelling' }],
        'intent.dropped': { target: 'evaluating' },
      },
    },
  },
});
