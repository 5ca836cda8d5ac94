import { atWork } from './atWork.ts';
import { reservationSetup } from './reservation.setup.ts';

/** An act on its way to the server, or soon to be. */
export const working = reservationSetup.createStateConfig({
  initial: 'submitting',
  states: {
    submitting: {
      ...atWork,
      invoke: {
        id: 'reserve',
        src: 'reserve',
        input: ({ context: { attempt } }) => attempt,
        onDone: [
          {
            guard: { type: 'isReservedNow', params: ({ event }) => event.output },
            target: '#reservation.told.succeeded',
            actions: { type: 'noteReserved', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: '#reservation.told.refused',
            actions: { type: 'noteRefusal', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isWorthWaiting', params: ({ event }) => event.output },
            target: 'waitingToRetry',
            actions: { type: 'noteBusy', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isBusy', params: ({ event }) => event.output },
            target: '#reservation.told.refused',
            actions: { type: 'noteRefusal', params: { code: 'busy' } },
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { target: '#reservation.doubtful.reconciling' },
        ],
        onError: '#reservation.doubtful.reconciling',
      },
    },
    // The server is too busy: the same act goes once more, with the same key, so that it happens once.
    waitingToRetry: {
      ...atWork,
      after: { retryPause: { target: 'submitting', actions: 'countTry' } },
    },
    cancelling: {
      ...atWork,
      on: { 'cancel.confirmed': { actions: 'noteConfusion' } },
      invoke: {
        id: 'cancel',
        src: 'cancel',
        input: ({ context: { attempt } }) => attempt,
        onDone: [
          {
            guard: { type: 'isCancelledNow', params: ({ event }) => event.output },
            target: '#reservation.told.cancelled',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: '#reservation.deciding.cancelRefused',
            actions: { type: 'noteRefusal', params: ({ event }) => event.output },
          },
          { guard: { type: 'isUnauthorised', params: ({ event }) => event.output }, target: 'parked' },
          { target: '#reservation.doubtful.reconciling' },
        ],
        onError: '#reservation.doubtful.reconciling',
      },
    },
    // SES-32: it waits for a login.
    parked: {
      ...atWork,
      entry: ['tellAtWork', 'tellParked'],
      on: {
        'intent.resumed': [{ guard: 'wasReserving', target: 'submitting' }, { target: 'cancelling' }],
        'intent.dropped': '#reservation.evaluating',
      },
    },
  },
});
