import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { reservationsQuery, creditsQuery } from '#src/api/member/memberQueries.ts';
import { readFacts } from './reservation.facts.ts';
import { credits, hour, ids, noon, reservation } from './testing/sample.ts';

const client = createMemberClient(() => Promise.reject(new MemberError('unavailable')));
const show = {
  ids,
  title: 'Impro totale',
  start: noon,
  isSoldOut: false,
  isCalledOff: false,
  isPostponed: false,
};
const known = { who: 'member', isRefreshing: false, now: noon - hour } as const;

const cacheOf = (reservations: BookingItem[] | null, creditLeft: number | null): QueryClient => {
  const queryClient = new QueryClient();
  if (reservations) queryClient.setQueryData(reservationsQuery(client).queryKey, reservations);
  if (creditLeft !== null) queryClient.setQueryData(creditsQuery(client).queryKey, credits(creditLeft));
  return queryClient;
};
const memberData = (queryClient: QueryClient, about: Partial<Parameters<typeof readFacts>[3]> = {}) =>
  readFacts(queryClient, client, show, { ...known, ...about }).memberData;

describe('RES-08: what is known of a member', () => {
  test('RES-08: loaded once both came, even empty', () => {
    const some = [cacheOf([], 0), cacheOf([reservation()], null), cacheOf(null, 1), cacheOf(null, null)];
    expect(some.map((each) => memberData(each))).toEqual(['loaded', 'loading', 'loading', 'loading']);
  });

  test('RES-08: who is expected, and what is fetched anew, is still looked up', () => {
    const both = cacheOf([], 1);
    expect([
      memberData(both, { who: 'expected' }),
      memberData(both, { isRefreshing: true }),
      memberData(both, { who: 'nobody', isRefreshing: true }),
    ]).toEqual(['loading', 'loading', 'signed-out']);
  });

  test.each(['reservations', 'credits'] as const)('RES-08: %s that failed are no "none"', async (which) => {
    const queryClient = cacheOf(which === 'reservations' ? null : [], which === 'reservations' ? 1 : null);
    await (which === 'reservations'
      ? queryClient.prefetchQuery({ ...reservationsQuery(client), retry: false })
      : queryClient.prefetchQuery({ ...creditsQuery(client), retry: false }));
    expect(memberData(queryClient)).toBe('failed');
  });
});

describe('RES-01: the reservation of a date', () => {
  const factsOf = (...reservations: BookingItem[]) =>
    readFacts(cacheOf(reservations, 2), client, show, known);

  test('RES-01: reserved, cancelled, without a number, of another date', () => {
    const told = [
      factsOf(reservation({ programmation: '8', uuid: 'other' }), reservation()),
      factsOf(reservation({ status: 'false', reserved: false })),
      factsOf(reservation({ uuid: '' })),
      factsOf(reservation({ programmation: '8' })),
    ];
    expect(told.map(({ isReserved, reservationId }) => [isReserved, reservationId])).toEqual([
      [true, 'reservation'],
      [false, 'reservation'],
      [true, null],
      [false, null],
    ]);
  });

  test('RES-12: everything that the machine judges', () => {
    expect(factsOf(reservation())).toEqual({
      memberData: 'loaded',
      hasIds: true,
      isReserved: true,
      reservationId: 'reservation',
      creditLeft: 2,
      isSoldOut: false,
      isCalledOff: false,
      isPostponed: false,
      toStart: hour,
    });
    const nobody = { ...known, who: 'nobody' } as const;
    const off = { ...show, ids: null, isSoldOut: true, isCalledOff: true, isPostponed: true };
    expect(readFacts(new QueryClient(), null, off, nobody)).toEqual({
      memberData: 'signed-out',
      hasIds: false,
      isReserved: false,
      reservationId: null,
      creditLeft: 0,
      isSoldOut: true,
      isCalledOff: true,
      isPostponed: true,
      toStart: hour,
    });
  });
});
