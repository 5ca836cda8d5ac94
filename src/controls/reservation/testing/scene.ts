import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { Intent } from '#machines/session/session.setup.ts';
import type { ReservationEvent } from '#machines/reservation/reservation.setup.ts';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { dataState } from '#src/components/dataState.ts';
import { silentSources } from '#src/session/testing/silentSources.ts';
import { createDrawn } from '../drawnDate.ts';
import { type Reservable, reservableTicket } from '../reservable.ts';
import { askFacts, press, provideReservation } from '../reservation.actor.ts';
import { credits, hour, ids, noon, ticket } from './sample.ts';

const unreachable = createMemberClient(() => Promise.reject(new MemberError('unavailable')));

interface Scene {
  now?: number;
  /** An act that returns with a login. */
  waiting?: Intent;
  isDown?: boolean;
  reserved?: BookingItem[];
  /** The page cannot be shown to a visitor who is not logged in. */
  isGuarded?: boolean;
  /** Nobody is logged in. */
  isVisitor?: boolean;
  /** One of the three ids of the date is missing. */
  lacksIds?: boolean;
}

/** For tests: a page with one control: the real machines, cache and session; only the host is fake. */
export const open = ({
  now = noon - 5 * hour,
  waiting,
  isDown = false,
  reserved = [],
  isGuarded = false,
  isVisitor = false,
  lacksIds = false,
}: Scene = {}) => {
  const host = {
    reservations: vi.fn(unreachable.reservations).mockResolvedValue(reserved),
    credits: vi.fn(unreachable.credits).mockResolvedValue(credits(2)),
    reserve: vi
      .fn(unreachable.reserve)
      .mockResolvedValue({ ...ids, uuid: 'new', status: 'true', enabled: true }),
    changeReservation: vi.fn(unreachable.changeReservation),
  };
  if (isDown) host.reservations.mockRejectedValue(new MemberError('unavailable'));
  const client = { ...unreachable, ...host };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        refresh: fromPromise<{ outcome: 'refreshed' | 'refused' }, undefined>(async () => ({
          outcome: 'refused',
        })),
        ...silentSources,
      },
    }),
    { input: { memberId: 'camille', parked: null, jitter: 1 } },
  ).start();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const clock = { now: vi.fn(() => now) };
  let left = waiting ?? null;
  session.on('resumed', ({ intent }) => {
    left = intent;
  });
  const takeIntent = vi.fn((kind: Intent['kind'], programmation: string) => {
    const taken = left?.kind === kind && left.programmation === programmation ? left : null;
    if (taken) left = null;
    return taken;
  });
  const member = { client, session, clock, takeIntent };
  const known = lacksIds ? null : ids;
  const show = { ...reservableTicket(ticket()), ids: known };
  const page = Object.assign(new EventTarget(), { hidden: false });
  const refreshSeats = vi.fn(async () => {});
  const cancelled: string[] = [];
  const onCancelled = (id: string): void => void cancelled.push(id);
  const drawn = createDrawn({ show, isExpected: false, refreshSeats, onCancelled });
  const actor = createActor(
    provideReservation({
      queryClient,
      member: isVisitor ? null : member,
      ids: known,
      clock,
      isGuarded,
      page: () => page,
      drawn: drawn.last,
    }),
  ).start();
  return {
    actor,
    press: (event: ReservationEvent) => press(actor, event),
    /** Draws the date anew. */
    draw: (now: Reservable) => {
      drawn.note({ ...drawn.last(), show: now });
      askFacts(actor);
    },
    queryClient,
    host,
    session,
    page,
    refreshSeats,
    cancelled,
    takeIntent,
    close: () => actor.stop(),
    show,
    at: (later: number) => {
      now = later;
    },
    /** How often it has read the facts. */
    looks: () => clock.now.mock.calls.length,
    state: () => dataState(actor.getSnapshot().value),
    reaches: (state: string) => vi.waitFor(() => expect(dataState(actor.getSnapshot().value)).toBe(state)),
    works: () => session.getSnapshot().context.intent?.key ?? null,
  };
};
