import { reservationSetup } from './reservation.setup.ts';

/** Asks whether to cancel: before the cancellation, and again after it was refused (RES-20, RES-23). */
export const deciding = reservationSetup.createStateConfig({
  on: {
    'cancel.confirmed': {
      target: 'working.cancelling',
      actions: { type: 'beginCancelling', params: ({ event }) => event },
    },
    dismissed: 'evaluating',
  },
  initial: 'confirming',
  states: {
    confirming: {},
    cancelRefused: { entry: 'tellStale' },
  },
});
