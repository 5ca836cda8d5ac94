import type { StateValueFrom } from 'xstate';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';

export type ReservationState = StateValueFrom<typeof reservationMachine>;

interface Picture {
  /** Key of the words on the control, below `reservation`. */
  label:
    | 'reserve'
    | 'reserving'
    | 'cancel'
    | 'cancelling'
    | 'checking'
    | 'soldOut'
    | 'closed'
    | 'calledOff'
    | 'past'
    | 'noCredit'
    | 'login'
    | 'waiting'
    | 'loading'
    | 'retry';
  /** What a press says; null where it cannot be pressed. */
  press: 'reserve.pressed' | 'cancel.pressed' | 'retry.pressed' | null;
  popup: 'confirm' | 'unsettled' | 'unanswered' | 'succeeded' | 'refused' | 'cancelled' | 'confused' | null;
}

const dead = { press: null, popup: null } as const;
const held = { label: 'cancel', press: null } as const;

/** What each state of the `reservation` machine looks like. */
export const pictures = {
  // Never seen: the machine does not rest there.
  evaluating: { ...dead, label: 'loading' },
  loading: { ...dead, label: 'loading' },
  calledOff: { ...dead, label: 'calledOff' },
  past: { ...dead, label: 'past' },
  closed: { ...dead, label: 'closed' },
  soldOut: { ...dead, label: 'soldOut' },
  noCredit: { ...dead, label: 'noCredit' },
  unavailable: { ...dead, label: 'reserve' },
  signedOut: { ...dead, label: 'login' },
  failed: { label: 'retry', press: 'retry.pressed', popup: null },
  reservable: { label: 'reserve', press: 'reserve.pressed', popup: null },
  reserved: { label: 'cancel', press: 'cancel.pressed', popup: null },
  submitting: { ...dead, label: 'reserving' },
  parked: { ...dead, label: 'waiting' },
  succeeded: { ...held, popup: 'succeeded' },
  refused: { label: 'reserve', press: null, popup: 'refused' },
  confirming: { ...held, popup: 'confirm' },
  cancelling: { label: 'cancelling', press: null, popup: 'confirm' },
  cancelRefused: { ...held, popup: 'confirm' },
  cancelled: { label: 'reserve', press: null, popup: 'cancelled' },
  confused: { ...held, popup: 'confused' },
  reconciling: { label: 'checking', press: null, popup: 'unsettled' },
  unsettled: { label: 'checking', press: null, popup: 'unsettled' },
  unanswered: { label: 'checking', press: null, popup: 'unanswered' },
} as const satisfies Record<ReservationState, Picture>;
