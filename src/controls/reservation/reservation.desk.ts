import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom } from 'xstate';
import type { ReservationFacts } from '#machines/reservation/facts.ts';
import type { ReservationEvent, reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { Intent } from '#machines/session/session.machine.ts';
import { type SessionRef, tieToSession } from '#machines/session/tieToSession.ts';
import type { MemberClient } from '#src/api/member.ts';
import { bookingsQuery, creditsQuery } from '#src/api/memberQueries.ts';
import type { Reservable } from './reservable.ts';
import { readFacts } from './reservation.facts.ts';

/** What a control needs of the member area, once it is open. */
export interface ReservationMember {
  client: MemberClient;
  session: SessionRef;
  /** The server's time. */
  clock: { now: () => number };
  /** What a login has brought back to do for that programmation, once (SES-32). */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
}

interface DeskDeps {
  actor: ActorRefFrom<typeof reservationMachine>;
  queryClient: QueryClient;
  /** As it is first drawn; `note` tells later ones. */
  show: Reservable;
  /** Null where nobody is logged in, or the member area is not open yet. */
  member: ReservationMember | null;
  /** The member area is on its way. */
  isExpected: boolean;
  clock: { now: () => number };
  isGuarded: boolean;
}

interface Opening {
  page: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
  /** Fetches the seats anew. */
  refreshSeats: () => Promise<unknown>;
  onCancelled: (bookingId: string) => void;
}

/** What stands between the `reservation` machine and the world: facts go in, what is stale is fetched anew. */
export const createDesk = (deps: DeskDeps) => {
  const { actor, queryClient, member, isExpected, clock, isGuarded } = deps;
  let { show } = deps;
  let refreshes = 0;

  const isMember = () => member?.session.getSnapshot().matches('authenticated') ?? false;
  const facts = (): ReservationFacts =>
    readFacts(queryClient, member?.client ?? null, show, {
      who: isMember() ? 'member' : isExpected ? 'expected' : 'nobody',
      isRefreshing: refreshes > 0,
      now: (member?.clock ?? clock).now(),
    });
  const tell = () => actor.send({ type: 'facts.changed', facts: facts() });

  /** RES-06 */
  const refresh = async (refreshSeats: Opening['refreshSeats']): Promise<void> => {
    if (member === null) return;
    refreshes += 1;
    await Promise.allSettled([
      queryClient.invalidateQueries({ queryKey: bookingsQuery(member.client).queryKey }),
      queryClient.invalidateQueries({ queryKey: creditsQuery(member.client).queryKey }),
      refreshSeats(),
    ]);
    refreshes -= 1;
    tell();
  };

  /** Bookings and credits are fetched as long as somebody is logged in. */
  const watchMember = ({ client, session }: ReservationMember): (() => void) => {
    const bookings = new QueryObserver(queryClient, { ...bookingsQuery(client), enabled: isMember });
    const credits = new QueryObserver(queryClient, { ...creditsQuery(client), enabled: isMember });
    const stops = [bookings.subscribe(tell), credits.subscribe(tell)];
    const watching = session.subscribe(() => {
      bookings.setOptions({ ...bookingsQuery(client), enabled: isMember });
      credits.setOptions({ ...creditsQuery(client), enabled: isMember });
      tell();
    });
    return () => {
      watching.unsubscribe();
      for (const stop of stops) stop();
    };
  };

  const intentAtWork = (): Intent | null => {
    const snapshot = actor.getSnapshot();
    const { kind, key } = snapshot.context.attempt;
    return show.ids !== null && snapshot.hasTag('working')
      ? { kind, key, programmation: show.ids.programmation }
      : null;
  };
  const resume = ({ kind, key }: Intent) => {
    if (kind !== 'like') actor.send({ type: 'intent.resumed', intent: { kind, key } });
  };
  const watchSession = ({ session, takeIntent }: ReservationMember, programmation: string) => {
    const untie = tieToSession(session, {
      intent: intentAtWork,
      isParked: () => actor.getSnapshot().value === 'parked',
      subscribe: (listener) => actor.subscribe(listener),
      owns: (intent) => intent.kind !== 'like' && intent.programmation === programmation,
      isGuarded,
      resume: (intent) => {
        // It is done here, and must not be found by the next control.
        takeIntent(intent.kind, programmation);
        resume(intent);
      },
      drop: () => {
        tell();
        actor.send({ type: 'intent.dropped' });
      },
    });
    const waiting = isMember()
      ? (takeIntent('reserve', programmation) ?? takeIntent('cancel', programmation))
      : null;
    if (waiting) resume(waiting);
    return untie;
  };

  return {
    /** A press is judged by what is true when it comes. */
    send: (event: ReservationEvent) => {
      tell();
      actor.send(event);
    },
    /** The date as it is now: its seats were fetched anew. */
    note: (now: Reservable) => {
      show = now;
      tell();
    },
    /** Begins to listen; returns how to stop. */
    open: ({ page, refreshSeats, onCancelled }: Opening): (() => void) => {
      const tellShown = () => {
        if (!page.hidden) tell();
      };
      page.addEventListener('visibilitychange', tellShown);
      const emitted = [
        actor.on('stale', () => void refresh(refreshSeats)),
        actor.on('cancelled', ({ bookingId }) => onCancelled(bookingId)),
      ];
      const stops = member ? [watchMember(member)] : [];
      tell();
      if (member && show.ids) stops.push(watchSession(member, show.ids.programmation));
      return () => {
        page.removeEventListener('visibilitychange', tellShown);
        for (const { unsubscribe } of emitted) unsubscribe();
        for (const stop of stops) stop();
      };
    },
  };
};
