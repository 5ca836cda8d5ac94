import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import type { ReservationSnapshot } from './useReservation.ts';

/** What every popup of a reservation is drawn from. */
export interface ReservationPopupProps {
  snapshot: ReservationSnapshot;
  /** Title, date and time. */
  show: string;
  send: (event: ReservationEvent) => void;
}
