import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { listening } from '#machines/port.ts';
import type { FactsHeard, FactsTold, ReservationFacts } from '#machines/reservation/facts.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { reservationsQuery, creditsQuery } from '#src/api/member/memberQueries.ts';
import type { Drawn } from './drawnDate.ts';
import type { Reservable } from './reservable.ts';

interface Known {
  /** Known without a request: nobody is logged in, the member is still being looked up, or is known. */
  who: 'nobody' | 'expected' | 'member';
  /** Credits and reservations are loading anew, and the cache may be wrong. */
  isRefreshing: boolean;
  /** Milliseconds since the epoch, by the server's clock. */
  now: number;
}

/** RES-08: loaded when both have come, even empty; an error is not "none". */
const memberDataOf = (
  statuses: readonly string[],
  { who, isRefreshing }: Known,
): ReservationFacts['memberData'] => {
  if (who === 'nobody') return 'signed-out';
  if (who === 'expected' || isRefreshing) return 'loading';
  if (statuses.includes('error')) return 'failed';
  return statuses.every((status) => status === 'success') ? 'loaded' : 'loading';
};

/** The facts for the `reservation` machine, from the cache: it is the only home of reservations and credits. */
export const readFacts = (
  queryClient: QueryClient,
  client: MemberClient | null,
  { ids, start, isSoldOut, isCalledOff, isPostponed }: Reservable,
  known: Known,
): ReservationFacts => {
  const reservations = client && queryClient.getQueryState(reservationsQuery(client).queryKey);
  const credits = client && queryClient.getQueryState(creditsQuery(client).queryKey);
  const reservation = reservations?.data?.find(({ programmation }) => programmation === ids?.programmation);
  return {
    memberData: memberDataOf([reservations?.status ?? 'pending', credits?.status ?? 'pending'], known),
    hasIds: ids !== null,
    isReserved: reservation?.status === 'true',
    reservationId: reservation === undefined || reservation.uuid === '' ? null : reservation.uuid,
    creditLeft: credits?.data?.creditLeft ?? 0,
    isSoldOut,
    isCalledOff,
    isPostponed,
    toStart: start - known.now,
  };
};

interface FactsDeps {
  queryClient: QueryClient;
  /** Null if nobody is logged in, or the member session is not open yet. */
  member: { client: MemberClient; session: SessionRef } | null;
  /** The server's time, as far as known. */
  clock: { now: () => number };
  page: () => Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden'>;
  /** The page's present view. */
  drawn: () => Pick<Drawn, 'show' | 'isExpected' | 'refreshSeats'>;
}

/**
 * The `facts` source of the `reservation` machine: sends the facts when the cache, the session or the date change, when the
 * page is seen again, and on request. Reservations and credits are fetched as long as somebody is logged in.
 */
export const reservationFacts = ({ queryClient, member, clock, page, drawn }: FactsDeps) =>
  listening<FactsHeard, FactsTold>((send, receive) => {
    const document = page();
    let refreshes = 0;
    const isMember = () => member?.session.getSnapshot().matches('authenticated') ?? false;
    const facts = (): ReservationFacts => {
      const { show, isExpected } = drawn();
      return readFacts(queryClient, member?.client ?? null, show, {
        who: isMember() ? 'member' : isExpected ? 'expected' : 'nobody',
        isRefreshing: refreshes > 0,
        now: clock.now(),
      });
    };
    const tell = () => send({ type: 'facts.changed', facts: facts() });

    const watchMember = ({ client, session }: NonNullable<typeof member>): (() => void) => {
      const reservations = new QueryObserver(queryClient, {
        ...reservationsQuery(client),
        enabled: isMember,
      });
      const credits = new QueryObserver(queryClient, { ...creditsQuery(client), enabled: isMember });
      const stops = [reservations.subscribe(tell), credits.subscribe(tell)];
      const subscriptions = [
        session.subscribe(() => {
          reservations.setOptions({ ...reservationsQuery(client), enabled: isMember });
          credits.setOptions({ ...creditsQuery(client), enabled: isMember });
          tell();
        }),
        // The facts must come before the session's word, to judge the dropped act.
        session.on('dropped', tell),
      ];
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
        for (const stop of stops) stop();
      };
    };

    /** RES-06 */
    const refresh = async (): Promise<void> => {
      if (member === null) return;
      refreshes += 1;
      await Promise.allSettled([
        queryClient.invalidateQueries({ queryKey: reservationsQuery(member.client).queryKey }),
        queryClient.invalidateQueries({ queryKey: creditsQuery(member.client).queryKey }),
        drawn().refreshSeats(),
      ]);
      refreshes -= 1;
      tell();
    };
    receive(({ type }) => {
      if (type === 'facts.stale') void refresh();
      else tell();
    });

    const tellShown = () => {
      if (!document.hidden) tell();
    };
    document.addEventListener('visibilitychange', tellShown);
    const stopMember = member && watchMember(member);
    tell();
    return () => {
      document.removeEventListener('visibilitychange', tellShown);
      stopMember?.();
    };
  });
