import { act, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { silentSources } from '#src/session/testing/silentSources.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { ReservationControl, ReservationOfList } from './ReservationControl.tsx';
import { credits, hour, noon, reservation, start, ticket } from './testing/sample.ts';

/** A member with these reservations, and what their host is asked. */
const openMember = (...reservations: BookingItem[]) => {
  openWindow();
  const session = createActor(sessionMachine.provide({ actors: silentSources }), {
    input: { memberId: 'camille', parked: null, jitter: 1 },
  }).start();
  onTestFinished(() => {
    session.stop();
  });
  const unreachable = createMemberClient(() => Promise.reject(new MemberError('unavailable')));
  const changed = Promise.withResolvers<boolean>();
  const host = {
    reservations: () => Promise.resolve(reservations),
    credits: () => Promise.resolve(credits(2)),
    changeReservation: vi.fn((_id: string, _isReserved: boolean, _key: string) => changed.promise),
    reserve: vi.fn(unreachable.reserve),
  };
  let now = noon - 5 * hour;
  const clock = { now: () => now };
  const member = { client: { ...unreachable, ...host }, session, clock, takeIntent: () => null };
  return {
    host,
    session,
    changed,
    at: (later: number) => {
      now = later;
    },
    props: { member, clock, when: '16 July', loginHref: '/en/login' },
  };
};
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')]
      .findLast(({ textContent }) => textContent.startsWith(name))
      ?.click(),
  );
const wordsIn = (html: string): string => html.replaceAll(/<[^>]*>/g, '');

test('RES-07: a reservation of a list is cancelled there, on a page of members, and the list hears of it', async () => {
  const { host, session, changed, props } = openMember(reservation());
  // The visit hears of it.
  vi.stubGlobal('location', { pathname: '/en/my-list' });
  vi.stubGlobal('CustomEvent', Reflect.get(window, 'CustomEvent'));
  const cancelled: string[] = [];
  const { html, until } = await renderLive(
    <ReservationOfList
      {...props}
      reservation={reservation()}
      title="Impro"
      start={start}
      onCancelled={(id) => cancelled.push(id)}
    />,
  );
  await until(() => expect(wordsIn(html())).toBe(' ReservedCancel Reservation, 16 July'));
  await press('Cancel Reservation');
  expect(wordsIn(html())).toContain('Impro, 16 July');
  await press('Cancel Reservation');
  await until(() => expect(host.changeReservation).toHaveBeenCalledTimes(1));
  expect(session.getSnapshot().context).toMatchObject({ intent: { kind: 'cancel' }, isGuarded: true });
  expect(cancelled).toEqual([]);
  changed.resolve(false);
  await until(() => expect(cancelled).toEqual(['reservation']));
});

test('RES-07: a reservation of a list goes by the time that the list tells', async () => {
  const { props } = openMember(reservation());
  const listed = (at: string) => (
    <ReservationOfList {...props} reservation={reservation()} title="Impro" start={at} />
  );
  const { html, redraw, until } = await renderLive(listed(start));
  await until(() => expect(wordsIn(html())).toBe(' ReservedCancel Reservation, 16 July'));
  await redraw(listed(new Date(noon - 6 * hour).toISOString()));
  expect(wordsIn(html())).toBe('Past show, 16 July');
});

const seats = (
  member: ReturnType<typeof openMember>['props'],
  more: { taken?: number; ways?: ReactNode[] } = {},
) => (
  <ReservationControl
    {...member}
    ticket={ticket(more.taken === undefined ? {} : { taken_seats: more.taken })}
    isExpected={false}
    refreshSeats={() => Promise.resolve()}
    {...(more.ways && {
      renderWays: (reserving: string, control: ReactNode) => {
        more.ways?.push(reserving);
        return <section data-reserving={reserving}>{control}</section>;
      },
    })}
  />
);

test('RES-14: a press is judged by the time it comes at', async () => {
  const { host, at, props } = openMember();
  const { html, until } = await renderLive(seats(props));
  await until(() => expect(wordsIn(html())).toBe('Reserve, 16 July'));
  at(noon - hour);
  await press('Reserve');
  await until(() => expect(wordsIn(html())).toBe('Reservations closed, 16 July'));
  expect(host.reserve).not.toHaveBeenCalled();
});

test('RES-14: a member’s control goes by the clock of the server, not by that of the page', async () => {
  const { props } = openMember();
  const { html, until } = await renderLive(seats({ ...props, clock: { now: () => noon + hour } }));
  await until(() => expect(wordsIn(html())).toBe('Reserve, 16 July'));
});

test('RES-13: what the page learns of the seats is seen at once', async () => {
  const { props } = openMember();
  const { html, redraw, until } = await renderLive(seats(props));
  await until(() => expect(wordsIn(html())).toBe('Reserve, 16 July'));
  await redraw(seats(props, { taken: 100_000 }));
  expect(wordsIn(html())).toBe('Reservations sold out, 16 July');
});

test('RES-12: in a row the other ways to a seat stand around it; for a member it comes first, before anything is known', async () => {
  const { props } = openMember();
  const ways: ReactNode[] = [];
  const { find, until } = await renderLive(seats(props, { ways }));
  await until(() => expect(find('button').textContent).toBe('Reserve, 16 July'));
  expect([ways[0], find('section').dataset['reserving']]).toEqual(['first', 'first']);
});
