import { useQueryClient } from '@tanstack/react-query';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { lateJitterOf } from '#contract/settings/retry.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import { createDrawn } from './drawnDate.ts';
import type { Reservable } from './reservable.ts';
import { askFacts, press, provideReservation, type ReservationMember } from './reservation.actor.ts';
import { reservationPicture } from './reservation.picture.ts';

export interface ReservationSurroundings {
  /** Null if nobody is logged in, or the member session is not open yet. */
  member: ReservationMember | null;
  /** The tab has tokens and the member session is opening. */
  isExpected: boolean;
  /** The site's clock, for as long as there is no member. */
  clock: { now: () => number };
  /** Fetches the seats of the show anew. */
  refreshSeats: () => Promise<unknown>;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded?: boolean;
  /** RES-07: a reservation of a list was cancelled. */
  onCancelled?: (reservationId: string) => void;
}

const nothing = () => {};
const page = () => document;

/** The look of one date's `reservation` machine, and a way to press its buttons. */
export const useReservation = (show: Reservable, surroundings: ReservationSurroundings) => {
  const { member, isExpected, clock, refreshSeats, isGuarded = false, onCancelled = nothing } = surroundings;
  const queryClient = useQueryClient();
  const [drawn] = useState(() => createDrawn({ show, isExpected, refreshSeats, onCancelled }));
  const [machine] = useState(() =>
    provideReservation({
      queryClient,
      member,
      ids: show.ids,
      clock,
      page,
      isGuarded,
      drawn: drawn.last,
    }),
  );
  const [jitter] = useState(() => lateJitterOf(Math.random()));
  const actor = useActorRef(machine, { input: { jitter } });
  useEffect(() => {
    drawn.note({ show, isExpected, refreshSeats, onCancelled });
    askFacts(actor);
  }, [actor, drawn, show, isExpected, refreshSeats, onCancelled]);
  return {
    picture: useSelector(actor, reservationPicture, shallowEqual),
    send: (event: ReservationEvent) => press(actor, event),
  };
};
