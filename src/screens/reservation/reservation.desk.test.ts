import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Intent, sessionMachine } from '#machines/session/session.machine.ts';
import type { BookingItem } from '#src/api/contract/booking.ts';
import { createMemberClient } from '#src/api/member.ts';
import { MemberError } from '#src/api/memberError.ts';
import { reservableTicket } from './reservable.ts';
import { provideReservation } from './reservation.actor.ts';
import { createDesk } from './reservation.desk.ts';
import { booking, credits, hour, ids, noon, ticket } from './testing/sample.ts';

const unreachable = createMemberClient(() => Promise.reject(new MemberError('unavailable')));

interface Scene {
  now?: number;
  /** What came back with a login. */
  waiting?: Intent;
  isDown?: boolean;
  reserved?: BookingItem[];
}

/** A page with one control: the real machines, cache and session; only the host is played. */
const open = ({ now = noon - 5 * hour, waiting, isDown = false, reserved = [] }: Scene = {}) => {
  const host = {
    bookings: vi.fn(unreachable.bookings).mockResolvedValue(reserved),
    credits: vi.fn(unreachable.credits).mockResolvedValue(credits(2)),
    reserve: vi
      .fn(unreachable.reserve)
      .mockResolvedValue({ ...ids, uuid: 'new', status: 'true', enabled: true }),
  };
  if (isDown) host.bookings.mockRejectedValue(new MemberError('unavailable'));
  const client = { ...unreachable, ...host };
  const session = createActor(
    sessionMachine.provide({
      actors: {
        refresh: fromPromise<{ outcome: 'refreshed' | 'refused' }, undefined>(async () => ({
          outcome: 'refused',
        })),
      },
    }),
    { input: { memberId: 'camille', parked: null, jitter: 1 } },
  ).start();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const actor = createActor(provideReservation({ client, queryClient, ids })).start();
  const clock = { now: () => now };
  let left = waiting ?? null;
  const takeIntent = vi.fn((kind: Intent['kind']) => {
    const taken = left?.kind === kind ? left : null;
    if (taken) left = null;
    return taken;
  });
  const member = { client, session, clock, takeIntent };
  const show = reservableTicket(ticket());
  const desk = createDesk({
    actor,
    queryClient,
    show,
    member,
    isExpected: false,
    clock,
    isGuarded: false,
  });
  const page = Object.assign(new EventTarget(), { hidden: false });
  const refreshSeats = vi.fn(async () => {});
  const cancelled: string[] = [];
  const close = desk.open({ page, refreshSeats, onCancelled: (id) => cancelled.push(id) });
  return {
    desk,
    host,
    session,
    page,
    refreshSeats,
    cancelled,
    takeIntent,
    close,
    show,
    at: (later: number) => {
      now = later;
    },
    state: () => actor.getSnapshot().value,
    reaches: (state: string) => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state)),
    works: () => session.getSnapshot().context.intent.key,
  };
};
const press = { type: 'reserve.pressed', key: 'k1' } as const;

describe('what the control is told', () => {
  test('RES-08: bookings and credits come, then it may be pressed', async () => {
    const view = open();
    expect(view.state()).toBe('loading');
    await view.reaches('reservable');
    view.desk.note({ ...view.show, isSoldOut: true });
    expect(view.state()).toBe('soldOut');
  });

  test('RES-08: bookings that do not come are no "none"; Retry asks again', async () => {
    const view = open({ isDown: true });
    await view.reaches('failed');
    view.host.bookings.mockResolvedValue([booking()]);
    view.desk.send({ type: 'retry.pressed' });
    expect(view.state()).toBe('loading');
    await view.reaches('reserved');
  });

  test('RES-22: what is reserved under no number cannot be cancelled, and says so', async () => {
    const view = open({ reserved: [booking({ uuid: '' })] });
    await view.reaches('reserved');
    view.desk.send({ type: 'cancel.pressed' });
    expect(view.state()).toBe('confused');
  });

  test('RES-16: a page that is seen again is judged by the time it is then', async () => {
    const view = open();
    await view.reaches('reservable');
    view.at(noon - hour);
    view.page.dispatchEvent(new Event('visibilitychange'));
    expect(view.state()).toBe('closed');
  });

  test('RES-14: a press is judged by the time it comes at, and sends nothing when it is too late', async () => {
    const view = open();
    await view.reaches('reservable');
    view.at(noon - 2 * hour + 1);
    view.desk.send(press);
    expect([view.state(), view.host.reserve.mock.calls]).toEqual(['closed', []]);
  });

  test('RES-14: exactly two hours before the start it is sent', async () => {
    const view = open();
    await view.reaches('reservable');
    view.at(noon - 2 * hour);
    view.desk.send(press);
    await view.reaches('succeeded');
    expect(view.host.reserve.mock.calls).toEqual([[ids, 'k1']]);
  });
});

describe('RES-06: after every attempt credits, bookings and seats are fetched anew', () => {
  test.each([
    ['succeeded', null],
    ['refused', new MemberError('refused', { reason: 'sold-out' })],
  ])('RES-06: %s', async (state, error) => {
    const view = open();
    await view.reaches('reservable');
    if (error) view.host.reserve.mockRejectedValue(error);
    view.desk.send(press);
    await view.reaches(state);
    await vi.waitFor(() =>
      expect([
        view.host.credits.mock.calls.length,
        view.host.bookings.mock.calls.length,
        view.refreshSeats.mock.calls.length,
      ]).toEqual([2, 2, 1]),
    );
  });

  test('what another tab has taken is seen as soon as the popup is closed', async () => {
    const view = open();
    await view.reaches('reservable');
    view.host.reserve.mockRejectedValue(new MemberError('refused', { reason: 'no-credit' }));
    view.host.credits.mockResolvedValue(credits(0));
    view.desk.send(press);
    await view.reaches('refused');
    view.desk.send({ type: 'dismissed' });
    await view.reaches('noCredit');
  });
});

describe('SES-32: the session ends meanwhile', () => {
  const interrupt = async (view: ReturnType<typeof open>) => {
    await view.reaches('reservable');
    view.host.reserve.mockImplementationOnce(async () => {
      view.session.send({ type: 'refresh.asked' });
      await vi.waitFor(() => expect(view.session.getSnapshot().matches('interrupted')).toBe(true));
      throw new MemberError('unauthorised');
    });
    view.desk.send(press);
    expect(view.works()).toBe('k1');
    await view.reaches('parked');
  };

  test('SES-32: the same member goes on with the same key, once', async () => {
    const view = open();
    await interrupt(view);
    view.session.send({ type: 'login.verified', memberId: 'camille' });
    await view.reaches('succeeded');
    expect(view.host.reserve.mock.calls).toEqual([
      [ids, 'k1'],
      [ids, 'k1'],
    ]);
    expect(view.takeIntent.mock.lastCall).toEqual(['reserve', '7']);
    expect(view.works()).toBe('');
  });

  test('SES-32: another member does not', async () => {
    const view = open();
    await interrupt(view);
    view.session.send({ type: 'login.verified', memberId: 'sam' });
    await view.reaches('reservable');
    expect(view.host.reserve.mock.calls.length).toBe(1);
  });

  test('SES-32: without a login it is over', async () => {
    const view = open();
    await interrupt(view);
    view.session.send({ type: 'login.dismissed' });
    expect(view.state()).toBe('signedOut');
  });

  test('SES-32: a page that was loaded anew takes what waits for it, when it may', async () => {
    const view = open({ waiting: { kind: 'reserve', programmation: '7', key: 'k0' } });
    await view.reaches('succeeded');
    expect(view.host.reserve.mock.calls).toEqual([[ids, 'k0']]);
  });

  test('SES-32: leaving the page ends the work as far as the session knows', async () => {
    const view = open();
    await view.reaches('reservable');
    view.host.reserve.mockReturnValue(new Promise(() => {}));
    view.desk.send(press);
    expect(view.works()).toBe('k1');
    view.close();
    expect(view.works()).toBe('');
  });
});
