import { atWork } from './atWork.ts';
import { reservationSetup } from './reservation.setup.ts';

const looksAgain = [{ guard: 'mayCheckAgain', target: 'unsettled' }, { target: 'unanswered' }] as const;

/** The outcome is unknown. Closing the popup shows the server's next answer. */
export const doubtful = reservationSetup.createStateConfig({
  on: { 'popup.dismissed': { target: 'resting.loading', actions: 'tellStale' } },
  initial: 'reconciling',
  states: {
    reconciling: {
      ...atWork,
      invoke: {
        id: 'reconcile',
        src: 'reconcile',
        input: ({ context: { attempt } }) => attempt,
        onDone: [
          {
            guard: { type: 'isReservationSettled', params: ({ event }) => event.output },
            target: '#reservation.told.succeeded',
            actions: { type: 'noteReserved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isCancellationSettled', params: ({ event }) => event.output },
            target: '#reservation.told.cancelled',
          },
          {
            guard: { type: 'maySubmitAgain', params: ({ event }) => event.output },
            target: '#reservation.working.submitting',
            actions: 'countTry',
          },
          {
            guard: { type: 'mayCancelAgain', params: ({ event }) => event.output },
            target: '#reservation.working.cancelling',
            actions: 'countTry',
          },
          {
            guard: { type: 'hasNotReserved', params: ({ event }) => event.output },
            target: '#reservation.told.refused',
            actions: { type: 'noteRefusal', params: {} },
          },
          {
            guard: { type: 'hasNotCancelled', params: ({ event }) => event.output },
            target: '#reservation.deciding.cancelRefused',
            actions: { type: 'noteRefusal', params: {} },
          },
          {
            guard: { type: 'isUnauthorised', params: ({ event }) => event.output },
            target: '#reservation.working.parked',
          },
          ...looksAgain,
        ],
        onError: looksAgain,
      },
    },
    unsettled: {
      after: { reconcilePause: { target: 'reconciling', actions: 'countCheck' } },
      on: { 'check.pressed': 'reconciling' },
    },
    // RES-19: the page has made all its checks.
    unanswered: { on: { 'check.pressed': 'reconciling' } },
  },
});
