import type { QueryClient } from '@tanstack/react-query';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Acting } from '#machines/interruption.ts';
import { listening } from '#machines/port.ts';
import type {
  Attempt,
  CancelOutput,
  ReconcileOutput,
  ReservationRefusal,
  ReservationIntent,
  ReserveOutput,
} from '#machines/reservation/attempt.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import type { Intent } from '#machines/session/session.setup.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import {
  type BookingItem,
  type ProgrammationIds,
  reservationRefusals,
} from '#contract/wire/member/booking.ts';
import { tellAct } from '#src/analytics/visitEvent.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { reservationsQuery, creditsQuery } from '#src/api/member/memberQueries.ts';
import { interruptions } from '#src/session/interruptions.ts';
import type { Drawn } from './drawnDate.ts';
import { reservationFacts } from './reservation.facts.ts';

interface PortsDeps {
  client: Pick<MemberClient, 'reserve' | 'changeReservation' | 'reservations' | 'credits'>;
  queryClient: QueryClient;
  ids: ProgrammationIds;
}

/** A control's part of the open member session. */
export interface ReservationMember {
  client: MemberClient;
  session: SessionRef;
  /** The server's time. */
  clock: { now: () => number };
  /** Takes the act that a login has brought back for that programmation; only once (SES-32). */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
}

interface ReservationDeps extends Pick<
  Parameters<typeof reservationFacts>[0],
  'queryClient' | 'clock' | 'page'
> {
  /** Null if nobody is logged in, or the member session is not open yet. */
  member: ReservationMember | null;
  /** Null if one of the three is missing (RES-12). */
  ids: ProgrammationIds | null;
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded: boolean;
  drawn: () => Drawn;
}

type Sent = Pick<Attempt, 'reservationId' | 'key'>;
type Asked = Pick<Attempt, 'kind' | 'reservationId'>;

const refusalOf = (reason: string): ReservationRefusal =>
  reservationRefusals.find((known) => known === reason) ?? 'other';

/** The result of a failed call; a failure outside the contract stays an error. */
const failureOf = (error: unknown) => {
  if (!(error instanceof MemberError)) throw error;
  switch (error.code) {
    case 'unauthorised':
      return { outcome: 'unauthorised' } as const;
    // It may have happened.
    case 'unavailable':
    case 'malformed':
      return { outcome: 'unknown' } as const;
    case 'gone':
      return { outcome: 'gone', code: 'gone' } as const;
    default:
      return { outcome: 'refused', code: refusalOf(error.reason) } as const;
  }
};

/** Seconds of a busy server's `Retry-After`; null without one, or after another failure. */
const retryAfterOf = (error: unknown): number | null =>
  error instanceof MemberError && error.code === 'unavailable' ? error.retryAfter : null;

/** The ports on the member API. They update the cache before they answer the machine. */
export const reservationPorts = ({ client, queryClient, ids }: PortsDeps) => {
  const { queryKey } = reservationsQuery(client);
  const { queryKey: creditsKey } = creditsQuery(client);

  const store = async (uuid: string, isReserved: boolean): Promise<void> => {
    // An answer under way is older than this.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (items) => {
      const known = items?.find((item) => item.uuid === uuid);
      const status = isReserved ? 'true' : 'false';
      const reservation: BookingItem = {
        ...(known ?? { ...ids, uuid, enabled: true }),
        status,
        reserved: isReserved,
        // The end of an earlier one does not matter to this one.
        ...(known?.ended && { ended: null }),
      };
      return items && [...items.filter((item) => item !== known), reservation];
    });
    for (const key of [queryKey, creditsKey])
      void queryClient.invalidateQueries({ queryKey: key, refetchType: 'none' });
  };

  /** RES-02, RES-03: renews a cancelled reservation. */
  const reserve = async ({ reservationId, key }: Sent): Promise<ReserveOutput> => {
    try {
      const uuid = reservationId ?? (await client.reserve(ids, key)).uuid;
      if (reservationId !== null && !(await client.changeReservation(reservationId, true, key)))
        return { outcome: 'unknown' };
      await store(uuid, true);
      tellAct('show.reserved');
      return { outcome: 'reserved', reservationId: uuid };
    } catch (error) {
      const retryAfter = retryAfterOf(error);
      if (retryAfter !== null) return { outcome: 'busy', retryAfter };
      const failure = failureOf(error);
      return failure.outcome === 'gone' ? { outcome: 'refused', code: 'gone' } : failure;
    }
  };

  /** RES-04 */
  const cancel = async ({ reservationId, key }: Sent): Promise<CancelOutput> => {
    if (reservationId === null) return { outcome: 'gone' };
    try {
      if (await client.changeReservation(reservationId, false, key)) return { outcome: 'unknown' };
      await store(reservationId, false);
      tellAct('show.cancelled');
      return { outcome: 'cancelled' };
    } catch (error) {
      return failureOf(error);
    }
  };

  /** Asks the server for its state, past the cache. */
  const reconcile = async ({ kind }: Asked): Promise<ReconcileOutput> => {
    try {
      const items = await client.reservations();
      queryClient.setQueryData(queryKey, items);
      const reservation = items.find(({ programmation }) => programmation === ids.programmation);
      const isReserved = reservation?.status === 'true';
      if (isReserved !== (kind === 'reserve')) return { outcome: 'open' };
      return { outcome: 'settled', ...(reservation && { reservationId: reservation.uuid }) };
    } catch (error) {
      const { outcome } = failureOf(error);
      return { outcome: outcome === 'unauthorised' ? outcome : 'unknown' };
    }
  };

  return { reserve, cancel, reconcile };
};

/** The member's acts on a date with its ids. */
const memberActors = (
  { client, session, takeIntent }: ReservationMember,
  ids: ProgrammationIds,
  { queryClient, isGuarded }: Pick<ReservationDeps, 'queryClient' | 'isGuarded'>,
) => {
  const { reserve, cancel, reconcile } = reservationPorts({ client, queryClient, ids });
  const { programmation } = ids;
  return {
    session: interruptions({ session, takeIntent, programmation, kinds: ['reserve', 'cancel'], isGuarded }),
    // They take no abort signal: a request under way runs to its end, even if the member leaves the page.
    reserve: fromPromise<ReserveOutput, Sent>(({ input }) => reserve(input)),
    cancel: fromPromise<CancelOutput, Sent>(({ input }) => cancel(input)),
    reconcile: fromPromise<ReconcileOutput, Asked>(({ input }) => reconcile(input)),
  };
};

/** Without a login, nothing is interrupted. */
const uninterrupted = listening<never, Acting<ReservationIntent['kind']>>(() => () => {});

/** The `reservation` machine on the member API, the cache, the session and the page. */
export const provideReservation = ({ member, ids, drawn, ...deps }: ReservationDeps) =>
  reservationMachine.provide({
    actors: {
      facts: reservationFacts({ ...deps, member, drawn, clock: member?.clock ?? deps.clock }),
      ...(member && ids ? memberActors(member, ids, deps) : { session: uninterrupted }),
    },
    actions: { tellCancelled: (_, { reservationId }) => drawn().onCancelled(reservationId) },
  });

type ReservationRef = ActorRefFrom<typeof reservationMachine>;

/** Requests fresh facts, at once. */
export const askFacts = (actor: ReservationRef): void =>
  actor.getSnapshot().children.facts?.send({ type: 'facts.asked' });

/** The facts at the time of a press judge it. */
export const press = (actor: ReservationRef, event: ReservationEvent): void => {
  askFacts(actor);
  actor.send(event);
};
