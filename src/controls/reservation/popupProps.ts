import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import type { ReservationPicture } from './reservation.picture.ts';

/** The props of every popup of a reservation. */
export interface ReservationPopupProps {
  picture: ReservationPicture;
  /** Title, date and time. */
  show: string;
  send: (event: ReservationEvent) => void;
}
