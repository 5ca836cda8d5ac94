import type { SnapshotFrom, StateValueFrom } from 'xstate';
import type { Attempt, ReservationRefusal } from '#machines/reservation/attempt.ts';
import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { dataState, type StateName } from '#src/components/dataState.ts';

export type ReservationState = StateName<StateValueFrom<typeof reservationMachine>>;

interface Row {
  /** Key of the words on the control, below `reservation`. */
  label:
    | 'reserve'
    | 'reserving'
    | 'retrying'
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
  /** The event that a press sends; null where the control cannot be pressed. */
  press: 'reserve.pressed' | 'cancel.pressed' | 'retry.pressed' | null;
  popup:
    | 'confirm'
    | 'cancelRefused'
    | 'unsettled'
    | 'unanswered'
    | 'succeeded'
    | 'refused'
    | 'cancelled'
    | 'confused'
    | null;
  /** It waits for an answer. */
  isBusy: boolean;
  /** The control's place among the ways to a seat; `awaited`: first if a member is expected, else beside. */
  place: 'first' | 'beside' | 'awaited' | 'nowhere';
  /** Whether a reserved date says so: neither after its end, nor before it is known. */
  tellsReserved: boolean;
}

const beside = {
  press: null,
  popup: null,
  isBusy: false,
  place: 'beside',
  tellsReserved: true,
} as const;
const over = { ...beside, tellsReserved: false } as const;
const first = { ...beside, place: 'first' } as const;
const busy = { ...first, isBusy: true } as const;
const held = { ...first, label: 'cancel' } as const;

/** The look of each state of the `reservation` machine. */
export const reservationRows: Readonly<Record<ReservationState, Row>> = {
  // Never visible: the machine does not rest there.
  evaluating: { ...beside, label: 'loading' },

  'over.calledOff': { ...over, label: 'calledOff' },
  'over.past': { ...over, label: 'past' },

  'resting.loading': { ...over, label: 'loading', isBusy: true, place: 'awaited' },
  'resting.failed': { ...beside, label: 'retry', press: 'retry.pressed' },
  'resting.closed': { ...beside, label: 'closed' },
  'resting.soldOut': { ...beside, label: 'soldOut' },
  'resting.noCredit': { ...beside, label: 'noCredit' },
  'resting.unavailable': { ...beside, label: 'reserve', place: 'nowhere' },
  'resting.signedOut': { ...beside, label: 'login' },
  'resting.reservable': { ...first, label: 'reserve', press: 'reserve.pressed' },
  'resting.reserved': { ...first, label: 'cancel', press: 'cancel.pressed' },

  'deciding.confirming': { ...held, popup: 'confirm' },
  'deciding.cancelRefused': { ...held, popup: 'cancelRefused' },

  'working.submitting': { ...busy, label: 'reserving' },
  'working.waitingToRetry': { ...busy, label: 'retrying' },
  'working.cancelling': { ...busy, label: 'cancelling', popup: 'confirm' },
  'working.parked': { ...busy, label: 'waiting' },

  'doubtful.reconciling': { ...busy, label: 'checking', popup: 'unsettled' },
  'doubtful.unsettled': { ...first, label: 'checking', popup: 'unsettled' },
  'doubtful.unanswered': { ...first, label: 'checking', popup: 'unanswered' },

  'told.succeeded': { ...held, popup: 'succeeded' },
  'told.refused': { ...first, label: 'reserve', popup: 'refused' },
  'told.cancelled': { ...first, label: 'reserve', popup: 'cancelled' },
  'told.confused': { ...held, popup: 'confused' },
};

/** The props of a control and its popups. */
export interface ReservationPicture extends Omit<Row, 'tellsReserved'> {
  /** For the DOM (`data-state`). */
  state: ReservationState;
  /** It shows that the date is reserved. */
  isReserved: boolean;
  reservationId: string | null;
  /** The kind of the act at work, or of the last one. */
  kind: Attempt['kind'];
  refusal: ReservationRefusal;
  /** RES-22 */
  isConfused: boolean;
}

/** The look of the `reservation` machine's state. */
export const reservationPicture = ({
  value,
  context: { facts, attempt, refusal, isConfused },
}: SnapshotFrom<typeof reservationMachine>): ReservationPicture => {
  const state = dataState(value);
  const { tellsReserved, ...row } = reservationRows[state];
  return {
    ...row,
    state,
    isReserved: facts.isReserved && tellsReserved,
    reservationId: facts.reservationId,
    kind: attempt.kind,
    refusal: refusal ?? 'other',
    isConfused,
  };
};
