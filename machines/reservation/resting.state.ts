import { reservationSetup } from './reservation.setup.ts';

/** Resumes the member's act from before a login, once the facts allow it. */
const resumable = reservationSetup.createStateConfig({
  on: {
    'intent.resumed': {
      target: '#reservation.evaluating',
      actions: { type: 'noteIntent', params: ({ event }) => event },
    },
  },
});

/** A control at rest. The facts and the clock choose which one (RES-16). */
export const resting = reservationSetup.createStateConfig({
  after: { boundary: { target: 'evaluating', actions: 'passTime' } },
  on: {
    'facts.changed': {
      target: 'evaluating',
      actions: { type: 'noteFacts', params: ({ event }) => event },
    },
  },
  initial: 'loading',
  states: {
    loading: resumable,
    failed: { on: { 'retry.pressed': { target: 'loading', actions: 'tellStale' } } },
    reservable: {
      on: {
        ...resumable.on,
        'reserve.pressed': {
          target: '#reservation.working.submitting',
          actions: { type: 'beginReserving', params: ({ event }) => event },
        },
      },
    },
    reserved: {
      on: {
        ...resumable.on,
        'cancel.pressed': [
          { guard: 'hasReservation', target: '#reservation.deciding.confirming' },
          { target: '#reservation.told.confused' },
        ],
      },
    },
    closed: {},
    soldOut: {},
    noCredit: {},
    unavailable: {},
    // After a new login the member's facts load first.
    signedOut: {
      on: {
        'intent.resumed': {
          target: 'loading',
          actions: { type: 'noteIntent', params: ({ event }) => event },
        },
      },
    },
  },
});
