import type reservationTexts from '#locales/en/reservation.json';
import { useMemo } from 'react';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import type { RenderWays } from './waysToSeat.ts';
import { type Reservable, reservableOfList, reservableTicket } from './reservable.ts';
import { ReservationView } from './ReservationView.tsx';
import { type ReservationSurroundings, useReservation } from './useReservation.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    reservation: typeof reservationTexts;
  }
}

interface ReservationControlProps extends ReservationSurroundings {
  /** The date and time in the row's form ("16 July, 7:30 pm"): a control names its date. */
  when: string;
  /** The login's address, with the way back. */
  loginHref: string;
  /** The other ways to a seat, given the rank of the reservation. */
  renderWays?: RenderWays;
}

/** RES-10…RES-24: the reservation of one ticket row. */
export function ReservationControl({ ticket, ...rest }: ReservationControlProps & { ticket: Ticket }) {
  const show = useMemo(() => reservableTicket(ticket), [ticket]);
  return <Opened {...rest} show={show} />;
}

interface ReservationOfListProps extends Omit<
  ReservationControlProps,
  'isExpected' | 'refreshSeats' | 'isGuarded'
> {
  reservation: BookingItem;
  title: string;
  start: string;
}

/** A list of reservations shows no seats. */
const noSeats = () => Promise.resolve();

/** RES-07: the same for a reservation of a list, visible to members only. */
export function ReservationOfList({ reservation, title, start, ...rest }: ReservationOfListProps) {
  const { programmation, edition, festival } = reservation;
  const show = useMemo(
    () => reservableOfList({ programmation, edition, festival }, { title, start }),
    [programmation, edition, festival, title, start],
  );
  return <Opened {...rest} show={show} isExpected={false} refreshSeats={noSeats} isGuarded />;
}

/** A machine has its ports from the start: one with the member takes over when the member session opens. */
function Opened(props: ReservationControlProps & { show: Reservable }) {
  return <Control key={props.member ? 'member' : 'visitor'} {...props} />;
}

function Control({
  show,
  when,
  loginHref,
  renderWays,
  ...surroundings
}: ReservationControlProps & { show: Reservable }) {
  const { picture, send } = useReservation(show, surroundings);
  return (
    <ReservationView
      {...{ picture, send, when, loginHref }}
      title={show.title}
      renderWays={renderWays ?? null}
      isExpected={surroundings.isExpected || surroundings.member !== null}
    />
  );
}
