import type { ExamplesOf } from '../testing/examplesOf.ts';
import { reservationSettings } from '#contract/settings/reservation.ts';
import { minute, second } from '#contract/settings/time.ts';
import { noFacts, type ReservationFacts } from './facts.ts';
import type { reservationMachine } from './reservation.machine.ts';

/** Nobody stays logged in for hours without activity: on the site the control moves on within a minute. */
export const loaded: ReservationFacts = {
  ...noFacts,
  memberData: 'loaded',
  hasIds: true,
  creditLeft: 10,
  toStart: reservationSettings.closing + minute,
};

export const reservationInputs = [
  {
    says: 'a member opens the page of a show',
    input: { facts: { ...loaded, memberData: 'loading' }, jitter: 1.6 },
  },
] as const;

export const reservationExamples = {
  'facts.changed': [
    { says: 'the member may reserve', facts: loaded },
    { says: 'the show has begun', facts: { ...loaded, toStart: 0 } },
    { says: 'the show begins in a moment', facts: { ...loaded, toStart: 40 * second } },
    { says: 'the member is being looked up', facts: { ...loaded, memberData: 'loading' } },
    { says: 'the member cannot be looked up', facts: { ...loaded, memberData: 'failed' } },
    { says: 'the member has reserved', facts: { ...loaded, isReserved: true, reservationId: 'reservation' } },
    { says: 'the member has reserved, nobody knows where', facts: { ...loaded, isReserved: true } },
    { says: 'the last seat goes', facts: { ...loaded, isSoldOut: true } },
    { says: 'the show is cancelled', facts: { ...loaded, isCalledOff: true } },
    { says: 'the show is postponed', facts: { ...loaded, isPostponed: true } },
    { says: 'the show has no ids', facts: { ...loaded, hasIds: false } },
    { says: 'nobody is logged in', facts: { ...loaded, memberData: 'signed-out' } },
    { says: 'the member has no credit left', facts: { ...loaded, creditLeft: 0 } },
  ],
  'reserve.pressed': [{ says: 'member presses Reserve', key: 'first' }],
  'cancel.pressed': [{ says: 'member presses Cancel Reservation' }],
  'cancel.confirmed': [{ says: 'member confirms the cancellation', key: 'second' }],
  'check.pressed': [{ says: 'member presses Check now' }],
  'retry.pressed': [{ says: 'member presses Try again' }],
  'popup.dismissed': [{ says: 'member closes the popup' }],
  'intent.resumed': [
    { says: 'member has logged in again to reserve', intent: { kind: 'reserve', key: 'first' } },
    { says: 'member has logged in again to cancel', intent: { kind: 'cancel', key: 'second' } },
  ],
  'intent.dropped': [{ says: 'member gives up logging in' }],
  'xstate.done.actor.reserve': [
    { says: 'the server reserves', output: { outcome: 'reserved', reservationId: 'reservation' } },
    { says: 'the server refuses: sold out', output: { outcome: 'refused', code: 'sold-out' } },
    { says: 'the server refuses: the show is cancelled', output: { outcome: 'refused', code: 'cancelled' } },
    { says: 'the server is busy', output: { outcome: 'busy', retryAfter: 5 } },
    { says: 'the server is busy for longer', output: { outcome: 'busy', retryAfter: 60 } },
    { says: 'the session has ended', output: { outcome: 'unauthorised' } },
    { says: 'the answer gets lost', output: { outcome: 'unknown' } },
  ],
  'xstate.error.actor.reserve': [{ says: 'reserving breaks' }],
  'xstate.done.actor.cancel': [
    { says: 'the server cancels', output: { outcome: 'cancelled' } },
    { says: 'the server refuses: closed', output: { outcome: 'refused', code: 'closed' } },
    { says: 'the booking is gone', output: { outcome: 'gone', code: 'gone' } },
    { says: 'the session has ended', output: { outcome: 'unauthorised' } },
    { says: 'the answer gets lost', output: { outcome: 'unknown' } },
  ],
  'xstate.error.actor.cancel': [{ says: 'cancelling breaks' }],
  'xstate.done.actor.reconcile': [
    { says: 'it has happened', output: { outcome: 'settled', reservationId: 'reservation' } },
    { says: 'it has not happened', output: { outcome: 'open' } },
    { says: 'the session has ended', output: { outcome: 'unauthorised' } },
    { says: 'nobody knows yet', output: { outcome: 'unknown' } },
  ],
  'xstate.error.actor.reconcile': [{ says: 'asking breaks' }],
  'xstate.after.boundary': [{ says: 'time moves the control on' }],
  'xstate.after.retryPause': [{ says: 'the page tries once more' }],
  'xstate.after.reconcilePause': [{ says: 'the page asks again what came of it' }],
} as const satisfies ExamplesOf<typeof reservationMachine>;
