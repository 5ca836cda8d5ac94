import type { QueryClient } from '@tanstack/react-query';
import type { ReservationFacts } from '#machines/reservation/facts.ts';
import type { MemberClient } from '#src/api/member.ts';
import { bookingsQuery, creditsQuery } from '#src/api/memberQueries.ts';
import type { Reservable } from './reservable.ts';

type Standing = ReservationFacts['standing'];

interface Known {
  /** What is known without asking: nobody is logged in, the member is still being looked up, or is known. */
  who: 'nobody' | 'expected' | 'member';
  /** Credits and bookings are being fetched anew, and what the cache holds may not be true. */
  isRefreshing: boolean;
  /** Milliseconds since the epoch, by the server's clock. */
  now: number;
}

/** RES-08: loaded when both came, even empty; an error is no "none". */
const standingOf = (statuses: readonly string[], { who, isRefreshing }: Known): Standing => {
  if (who === 'nobody') return 'signed-out';
  if (who === 'expected' || isRefreshing) return 'loading';
  if (statuses.includes('error')) return 'failed';
  return statuses.every((status) => status === 'success') ? 'loaded' : 'loading';
};

/** What the `reservation` machine judges, out of the cache: it is the only home of bookings and credits. */
export const readFacts = (
  queryClient: QueryClient,
  client: MemberClient | null,
  { ids, start, isSoldOut }: Reservable,
  known: Known,
): ReservationFacts => {
  const bookings = client && queryClient.getQueryState(bookingsQuery(client).queryKey);
  const credits = client && queryClient.getQueryState(creditsQuery(client).queryKey);
  const booking = bookings?.data?.find(({ programmation }) => programmation === ids?.programmation);
  return {
    standing: standingOf([bookings?.status ?? 'pending', credits?.status ?? 'pending'], known),
    hasIds: ids !== null,
    isReserved: booking?.status === 'true',
    bookingId: booking === undefined || booking.uuid === '' ? null : booking.uuid,
    creditLeft: credits?.data?.creditLeft ?? 0,
    isSoldOut,
    toStart: start - known.now,
  };
};
