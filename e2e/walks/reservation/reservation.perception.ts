import type { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { like, type SiteWords } from '#e2e/site/words.ts';
import { control, type Perceived } from '../perception/perceived.ts';
import type { Perception, Told } from '../perception/perception.ts';
import { popup, popupOrRoot } from '../perception/popup.ts';

type Texts = SiteWords['reservation'];
type Show = (told: ReservationTold) => Perceived;
/** The words on the control. */
type Label = { [K in keyof Texts]: Texts[K] extends string ? K : never }[keyof Texts];

interface ReservationValues {
  /** The control's row says that it is reserved, with its number. */
  readonly hasTicket: boolean;
  /** The cancellation was confirmed in the open popup; else it went on after a login, in a popup of its own. */
  readonly hasConfirmed: boolean;
  /** The word of the host on the date. */
  readonly told: { readonly hasIds: boolean };
}
type ReservationTold = Told<ReservationValues>;

/** The label names the date, too, for who cannot see the row: words that are hidden, and so stand apart. */
const named = ({ text: { reservation } }: ReservationTold, label: Label): RegExp =>
  like(`${reservation[label]} ${reservation.date}`);

const live =
  (label: Label): Show =>
  (told) => ({ controls: [control('button', named(told, label))] });
/** Out of use, and says why. */
const dead =
  (label: Label): Show =>
  (told) => ({ controls: [control('button', named(told, label), 'disabled')] });
const busy =
  (label: Label): Show =>
  (told) => ({ ...dead(label)(told), isBusy: true });

/** RES-25: the ticket, once the reservation has a number. */
const withTicket = (
  { text }: ReservationTold,
  { controls = [], ...rest }: Perceived,
  hasTicket: boolean,
): Perceived => {
  const { reserved, ticket, date } = text.reservation;
  return {
    ...rest,
    controls: hasTicket ? [control('link', like(`${reserved} · ${ticket} ${date}`)), ...controls] : controls,
  };
};

/** Opens over the page, and takes the focus. */
const opened = (
  told: ReservationTold,
  title: string,
  ...controls: NonNullable<Perceived['controls']>
): Perceived => ({
  controls: popup(told.text, title, controls),
  focus: told.text.layout.popup.close,
});

const question = (told: ReservationTold, isHeld: boolean): Perceived => {
  const { title, keep, cancel } = told.text.reservation.confirm;
  const held = isHeld ? (['disabled'] as const) : [];
  const ways = [control('button', keep, ...held), control('button', cancel, ...held)];
  return { controls: popup(told.text, title, ways, isHeld) };
};
/** The outcome is unknown. */
const doubt = (told: ReservationTold, title: string, isAsking: boolean): Perceived => {
  const { close, check } = told.text.reservation.unsettled;
  const ways = [
    control('button', close),
    control('button', check, ...(isAsking ? (['disabled'] as const) : [])),
  ];
  return { controls: popup(told.text, title, ways) };
};

/** RES-06…RES-24 */
export const reservationPerception: Perception<typeof reservationMachine, ReservationValues> = {
  part: popupOrRoot,
  withLinks: true,
  states: {
    evaluating: null,
    'over.calledOff': dead('calledOff'),
    'over.past': dead('past'),
    'resting.loading': busy('loading'),
    'resting.closed': (told) => withTicket(told, dead('closed')(told), told.values.hasTicket),
    'resting.soldOut': dead('soldOut'),
    'resting.noCredit': dead('noCredit'),
    // RES-12: without its ids there is nothing to reserve.
    'resting.unavailable': () => ({}),
    'resting.signedOut': (told) => ({ controls: [control('link', named(told, 'login'))] }),
    'resting.failed': (told) => ({ ...live('retry')(told), statuses: [told.text.reservation.failed] }),
    'resting.reservable': live('reserve'),
    'resting.reserved': (told) =>
      withTicket(told, live('cancel')(told), told.facts['hasReservation'] === true),
    'working.submitting': busy('reserving'),
    'working.waitingToRetry': busy('retrying'),
    // A cancellation that waits for its member is still a reservation, as long as the date has the ids that it is found by.
    'working.parked': (told) =>
      withTicket(told, busy('waiting')(told), told.facts['kind'] === 'cancel' && told.values.told.hasIds),
    'deciding.confirming': (told) => ({ ...question(told, false), focus: told.text.layout.popup.close }),
    // RES-22: a second press is answered.
    'working.cancelling': (told) => {
      const { confirm, confused, cancelling } = told.text.reservation;
      const says = told.facts['isConfused'] === true ? `${confused.title} ${confirm.busy}` : cancelling;
      return {
        ...question(told, true),
        statuses: [says],
        focus: told.values.hasConfirmed ? confirm.cancel : told.text.layout.popup.close,
      };
    },
    // RES-23: the popup stays open.
    'deciding.cancelRefused': (told) => {
      const { refused, refusedClosed } = told.text.reservation.confirm;
      return {
        ...question(told, false),
        statuses: [new RegExp(`${like(refused).source}|${like(refusedClosed).source}`)],
      };
    },
    'doubtful.reconciling': (told) => ({
      ...doubt(told, told.text.reservation.unsettled.title, true),
      statuses: [told.text.reservation.unsettled.asking],
    }),
    'doubtful.unsettled': (told) => ({
      ...doubt(told, told.text.reservation.unsettled.title, false),
      statuses: [told.text.reservation.unsettled.waiting],
    }),
    'doubtful.unanswered': (told) => doubt(told, told.text.reservation.refused.title, false),
    // RES-18
    'told.succeeded': (told) => {
      const { title, mine, close } = told.text.reservation.succeeded;
      return opened(told, title, control('link', mine), control('button', close));
    },
    // RES-19
    'told.refused': (told) => {
      const { title, close } = told.text.reservation.refused;
      return opened(told, title, control('button', close));
    },
    // RES-21
    'told.cancelled': (told) => {
      const { title, close } = told.text.reservation.cancelled;
      return opened(told, title, control('button', close));
    },
    // RES-22: a reservation without a number.
    'told.confused': (told) => {
      const { title, close } = told.text.reservation.confused;
      return opened(told, title, control('button', close));
    },
  },
};
