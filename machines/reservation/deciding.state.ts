import { reservationSetup } from './reservation.setup.ts';

/** Confirms a cancellation: before it, and again after a refusal (RES-20, RES-23). */
export const deciding = reservationSetup.createStateConfig({
  on: {
    'cancel.confirmed': {
      target: 'working.cancelling',
      actions: { type: 'beginCancelling', params: ({ event }) => event },
    },
    'popup.dismissed': 'evaluating',
  },
  initial: 'confirming',
  states: {
    confirming: {},
    cancelRefused: { entry: 'tellStale' },
  },
});
