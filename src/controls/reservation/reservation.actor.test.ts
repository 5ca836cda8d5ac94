import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { hearVisit } from '#src/analytics/testing/hearVisit.ts';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { reservationsQuery, creditsQuery } from '#src/api/member/memberQueries.ts';
import { reservationPorts } from './reservation.actor.ts';
import { credits, ids, reservation } from './testing/sample.ts';

const portsOf = (calls: Partial<Parameters<typeof reservationPorts>[0]['client']>, known?: BookingItem[]) => {
  const unasked = () => Promise.reject(new Error('not asked'));
  const asked: unknown[][] = [];
  const client = {
    reserve: unasked,
    changeReservation: unasked,
    reservations: unasked,
    credits: () => Promise.resolve(credits(1)),
    ...calls,
  };
  const queryClient = new QueryClient();
  const { queryKey } = reservationsQuery(client);
  if (known) queryClient.setQueryData(queryKey, known);
  queryClient.setQueryData(creditsQuery(client).queryKey, credits(1));
  const recorded = {
    ...client,
    reserve: (...args: Parameters<typeof client.reserve>) => {
      asked.push(['reserve', ...args]);
      return client.reserve(...args);
    },
    changeReservation: (...args: Parameters<typeof client.changeReservation>) => {
      asked.push(['changeReservation', ...args]);
      return client.changeReservation(...args);
    },
  };
  return {
    asked,
    cached: () => queryClient.getQueryData(queryKey),
    isStale: () =>
      [queryKey, creditsQuery(client).queryKey].map((key) => queryClient.getQueryState(key)?.isInvalidated),
    queryClient,
    ...reservationPorts({ client: recorded, queryClient, ids }),
  };
};

const fails =
  (code: MemberErrorCode, reason = '') =>
  () =>
    Promise.reject(new MemberError(code, { reason }));
const first = { reservationId: null, key: 'k1' };
const again = { reservationId: 'reservation', key: 'k1' };
const made = { ...ids, uuid: 'new', status: 'true' as const, enabled: true };

describe('reserving', () => {
  test('RES-02: without an entry one is made, and the cache knows it before the machine does', async () => {
    const ports = portsOf({ reserve: () => Promise.resolve(made) }, []);
    expect(await ports.reserve(first)).toEqual({ outcome: 'reserved', reservationId: 'new' });
    expect(ports.asked).toEqual([['reserve', ids, 'k1']]);
    expect(ports.cached()).toEqual([{ ...made, reserved: true }]);
    expect(ports.isStale()).toEqual([true, true]);
  });

  test('RES-03: a cancelled entry is taken up again, and keeps what the list told of it', async () => {
    const show = null;
    const old = reservation({ status: 'false', reserved: false, show });
    const ports = portsOf({ changeReservation: () => Promise.resolve(true) }, [old]);
    expect(await ports.reserve(again)).toEqual({ outcome: 'reserved', reservationId: 'reservation' });
    expect(ports.asked).toEqual([['changeReservation', 'reservation', true, 'k1']]);
    expect(ports.cached()).toEqual([reservation({ show })]);
  });

  test('RES-03: an answer that it is still cancelled leaves unknown what came of it', async () => {
    const old = reservation({ status: 'false', reserved: false });
    const ports = portsOf({ changeReservation: () => Promise.resolve(false) }, [old]);
    expect(await ports.reserve(again)).toEqual({ outcome: 'unknown' });
    expect([ports.cached(), ports.isStale()]).toEqual([[old], [false, false]]);
  });

  test('RES-06: a list that was on its way before is older, and does not undo it', async () => {
    const late = Promise.withResolvers<BookingItem[]>();
    const ports = portsOf({ reserve: () => Promise.resolve(made) }, []);
    const stale = { ...reservationsQuery({ reservations: () => late.promise }), staleTime: 0 };
    const asked = ports.queryClient.query(stale).catch(() => null);
    await ports.reserve(first);
    late.resolve([]);
    await asked;
    expect(ports.cached()).toEqual([{ ...made, reserved: true }]);
  });

  test('RES-03: why an earlier reservation ended is forgotten with the next one', async () => {
    const ended = reservation({ status: 'false', reserved: false, ended: 'show-cancelled' });
    const ports = portsOf({ changeReservation: () => Promise.resolve(true) }, [ended]);
    await ports.reserve(again);
    expect(ports.cached()).toEqual([{ ...ended, status: 'true', reserved: true, ended: null }]);
  });

  test.each(['cancelled', 'sold-out', 'closed', 'past', 'no-credit', 'already-reserved'])(
    'RES-19: a refusal says why: %s',
    async (code) => {
      const ports = portsOf({ reserve: fails('refused', code) });
      expect(await ports.reserve(first)).toEqual({ outcome: 'refused', code });
    },
  );

  test.each<[MemberErrorCode, object]>([
    ['unauthorised', { outcome: 'unauthorised' }],
    ['unavailable', { outcome: 'unknown' }],
    ['malformed', { outcome: 'unknown' }],
    ['gone', { outcome: 'refused', code: 'gone' }],
    ['too-many', { outcome: 'refused', code: 'other' }],
    ['invalid', { outcome: 'refused', code: 'other' }],
  ])('a failure %s has the outcome %j', async (code, output) => {
    const ports = portsOf({ changeReservation: fails(code) }, [reservation({ status: 'false' })]);
    expect(await ports.reserve(again)).toEqual(output);
    expect(ports.cached()).toEqual([reservation({ status: 'false' })]);
  });

  test.each([first, again])('RES-19: a server that is busy says when to come back: %j', async (sent) => {
    const busy = () => Promise.reject(new MemberError('unavailable', { retryAfter: 5 }));
    const ports = portsOf({ reserve: busy, changeReservation: busy }, [reservation({ status: 'false' })]);
    expect(await ports.reserve(sent)).toEqual({ outcome: 'busy', retryAfter: 5 });
    expect([ports.cached(), ports.isStale()]).toEqual([[reservation({ status: 'false' })], [false, false]]);
  });

  test('RES-04: a cancellation is looked for, whenever the server says', async () => {
    const busy = () => Promise.reject(new MemberError('unavailable', { retryAfter: 5 }));
    expect(await portsOf({ changeReservation: busy }).cancel(again)).toEqual({ outcome: 'unknown' });
  });

  test('RES-19: too many acts of a member are refused, whenever the server says', async () => {
    const many = () => Promise.reject(new MemberError('too-many', { retryAfter: 5 }));
    expect(await portsOf({ reserve: many }).reserve(first)).toEqual({ outcome: 'refused', code: 'other' });
  });

  test('what nobody foresees breaks the port, which the machine takes for unknown', async () => {
    const ports = portsOf({ reserve: () => Promise.reject(new TypeError('a bug')) });
    await expect(ports.reserve(first)).rejects.toThrow('a bug');
  });
});

describe('RES-04: cancelling', () => {
  test('RES-04: the entry stays, without its seat', async () => {
    const ports = portsOf({ changeReservation: () => Promise.resolve(false) }, [reservation()]);
    expect(await ports.cancel(again)).toEqual({ outcome: 'cancelled' });
    expect(ports.asked).toEqual([['changeReservation', 'reservation', false, 'k1']]);
    expect(ports.cached()).toEqual([reservation({ status: 'false', reserved: false })]);
  });

  test('RES-22: without a number there is nothing to cancel, and nothing is sent', async () => {
    const ports = portsOf({}, [reservation({ uuid: '' })]);
    expect(await ports.cancel({ reservationId: null, key: 'k1' })).toEqual({ outcome: 'gone' });
    expect([ports.asked, ports.cached()]).toEqual([[], [reservation({ uuid: '' })]]);
  });

  test('RES-23: an answer that it is still reserved is no cancellation', async () => {
    const ports = portsOf({ changeReservation: () => Promise.resolve(true) }, [reservation()]);
    expect(await ports.cancel(again)).toEqual({ outcome: 'unknown' });
    expect(ports.cached()).toEqual([reservation()]);
  });

  test.each<[MemberErrorCode, object]>([
    ['gone', { outcome: 'gone', code: 'gone' }],
    ['unauthorised', { outcome: 'unauthorised' }],
    ['unavailable', { outcome: 'unknown' }],
    ['invalid', { outcome: 'refused', code: 'other' }],
  ])('RES-23: %s is %j', async (code, output) => {
    expect(await portsOf({ changeReservation: fails(code) }).cancel(again)).toEqual(output);
  });
});

describe('finding out', () => {
  const asks = (items: BookingItem[], kind: 'reserve' | 'cancel') =>
    portsOf({ reservations: () => Promise.resolve(items) }).reconcile({ ...again, kind });

  test('what was wanted has happened, or has not', async () => {
    const cancelled = reservation({ status: 'false' });
    expect(await asks([reservation()], 'reserve')).toEqual({
      outcome: 'settled',
      reservationId: 'reservation',
    });
    expect(await asks([cancelled], 'reserve')).toEqual({ outcome: 'open' });
    expect(await asks([], 'reserve')).toEqual({ outcome: 'open' });
    expect(await asks([cancelled], 'cancel')).toEqual({ outcome: 'settled', reservationId: 'reservation' });
    expect(await asks([], 'cancel')).toEqual({ outcome: 'settled' });
    expect(await asks([reservation()], 'cancel')).toEqual({ outcome: 'open' });
    expect(await asks([reservation({ programmation: '8' })], 'reserve')).toEqual({ outcome: 'open' });
  });

  test('D6: what the server says is what the cache knows from then on', async () => {
    const cancelled = reservation({ status: 'false' });
    const ports = portsOf({ reservations: () => Promise.resolve([cancelled]) }, [reservation()]);
    await ports.reconcile({ ...again, kind: 'cancel' });
    expect(ports.cached()).toEqual([cancelled]);
  });

  test.each<[MemberErrorCode, object]>([
    ['unavailable', { outcome: 'unknown' }],
    ['invalid', { outcome: 'unknown' }],
    ['unauthorised', { outcome: 'unauthorised' }],
  ])('a failure %s has the outcome %j', async (code, output) => {
    expect(await portsOf({ reservations: fails(code) }).reconcile({ ...again, kind: 'reserve' })).toEqual(
      output,
    );
  });
});

test('ANA-01: show.reserved and show.cancelled are told once the server has done it, failures are not', async () => {
  const told = hearVisit('/fr/spectacles/gala');
  const failing = portsOf(
    { reserve: fails('refused', 'sold-out'), changeReservation: fails('unavailable') },
    [],
  );
  await failing.reserve(first);
  await failing.cancel(again);
  const unchanged = portsOf({ changeReservation: () => Promise.resolve(true) }, [reservation({})]);
  await unchanged.cancel(again);
  expect(told).toEqual([]);
  await portsOf({ reserve: () => Promise.resolve(made) }, []).reserve(first);
  expect(told).toEqual([{ event: 'show.reserved', path: '/fr/spectacles/gala' }]);
  await portsOf({ changeReservation: () => Promise.resolve(false) }, [reservation({})]).cancel(again);
  expect(told.at(-1)).toEqual({ event: 'show.cancelled', path: '/fr/spectacles/gala' });
  expect(told).toHaveLength(2);
});
