import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { type ReservationEvent, reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Reservable } from './reservable.ts';
import { provideReservation } from './reservation.actor.ts';
import { createDesk, type ReservationMember } from './reservation.desk.ts';

export type ReservationSnapshot = SnapshotFrom<typeof reservationMachine>;

export interface ReservationSurroundings {
  /** Null where nobody is logged in, or the member area is not open yet. */
  member: ReservationMember | null;
  /** The tab holds a session and the member area is on its way. */
  isExpected: boolean;
  /** The site's clock, for as long as there is no member. */
  clock: { now: () => number };
  /** Fetches the seats of the show anew. */
  refreshSeats: () => Promise<unknown>;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded?: boolean;
  /** RES-07: a booking of a list was cancelled. */
  onCancelled?: (bookingId: string) => void;
}

const wholeSnapshot = (snapshot: ReservationSnapshot) => snapshot;
const nothing = () => {};

/** The `reservation` machine of one date, and how to press its buttons. */
export const useReservation = (show: Reservable, surroundings: ReservationSurroundings) => {
  const { member, isExpected, clock, refreshSeats, isGuarded = false, onCancelled = nothing } = surroundings;
  const queryClient = useQueryClient();
  const [machine] = useState(() =>
    member && show.ids
      ? provideReservation({ client: member.client, queryClient, ids: show.ids })
      : reservationMachine,
  );
  const actor = useActorRef(machine);
  const fetchSeats = useEffectEvent(refreshSeats);
  const tellCancelled = useEffectEvent(onCancelled);
  const [first] = useState(show);
  const desk = useMemo(
    () => createDesk({ actor, queryClient, show: first, member, isExpected, clock, isGuarded }),
    [actor, queryClient, first, member, isExpected, clock, isGuarded],
  );
  useEffect(
    () =>
      desk.open({
        page: document,
        refreshSeats: () => fetchSeats(),
        onCancelled: (id) => tellCancelled(id),
      }),
    [desk],
  );
  useEffect(() => desk.note(show), [desk, show]);
  const send: (event: ReservationEvent) => void = desk.send;
  return { snapshot: useSelector(actor, wholeSnapshot), send };
};
