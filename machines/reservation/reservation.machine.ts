import { begin } from './attempt.ts';
import { noFacts } from './facts.ts';
import { deciding } from './deciding.state.ts';
import { doubtful } from './doubtful.state.ts';
import { reservationSetup } from './reservation.setup.ts';
import { resting } from './resting.state.ts';
import { working } from './working.state.ts';

/**
 * One date of a show, reserved with a credit (RES-01…RES-24). `evaluating` chooses the control from the facts; an attempt has
 * not failed as long as the page still checks its outcome. The source `facts` sends the facts, the source `session` the fate
 * of an interrupted act.
 */
export const reservationMachine = reservationSetup.createMachine({
  id: 'reservation',
  context: ({ input }) => ({
    facts: input?.facts ?? noFacts,
    intent: input?.intent ?? null,
    attempt: begin({ kind: 'reserve', key: '' }, null),
    refusal: null,
    isConfused: false,
    jitter: input?.jitter ?? 1,
  }),
  initial: 'evaluating',
  // The facts first: they judge an act that returns with a login.
  invoke: [
    { id: 'facts', src: 'facts' },
    { id: 'session', src: 'session' },
  ],
  on: { 'facts.changed': { actions: { type: 'noteFacts', params: ({ event }) => event } } },
  states: {
    evaluating: {
      always: [
        { guard: 'isCalledOff', target: 'over.calledOff', actions: 'forgetIntent' },
        { guard: 'isPast', target: 'over.past', actions: 'forgetIntent' },
        { guard: 'isClosed', target: 'resting.closed', actions: 'forgetIntent' },
        { guard: 'isLoading', target: 'resting.loading' },
        { guard: 'hasFailed', target: 'resting.failed' },
        { guard: 'resumesCancelling', target: 'working.cancelling', actions: 'takeIntent' },
        { guard: 'isReserved', target: 'resting.reserved', actions: 'forgetIntent' },
        { guard: 'isPostponed', target: 'resting.closed', actions: 'forgetIntent' },
        { guard: 'isSoldOut', target: 'resting.soldOut', actions: 'forgetIntent' },
        { guard: 'lacksIds', target: 'resting.unavailable', actions: 'forgetIntent' },
        { guard: 'isSignedOut', target: 'resting.signedOut', actions: 'forgetIntent' },
        { guard: 'hasNoCredit', target: 'resting.noCredit', actions: 'forgetIntent' },
        { guard: 'resumesReserving', target: 'working.submitting', actions: 'takeIntent' },
        { target: 'resting.reservable', actions: 'forgetIntent' },
      ],
    },
    /** From here on the clock changes nothing. */
    over: {
      on: {
        'facts.changed': {
          target: 'evaluating',
          actions: { type: 'noteFacts', params: ({ event }) => event },
        },
      },
      initial: 'calledOff',
      states: { calledOff: {}, past: {} },
    },
    resting,
    deciding,
    working,
    doubtful,
    /** Shows the outcome until the member has read it. */
    told: {
      on: { 'popup.dismissed': 'evaluating' },
      initial: 'succeeded',
      states: {
        succeeded: { entry: 'tellStale' },
        refused: { entry: 'tellStale' },
        cancelled: {
          entry: [
            'noteCancelled',
            {
              type: 'tellCancelled',
              params: ({ context }) => ({ reservationId: context.attempt.reservationId ?? '' }),
            },
            'tellStale',
          ],
        },
        confused: {},
      },
    },
  },
});
