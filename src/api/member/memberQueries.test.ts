import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { detailsQuery } from './details.ts';
import { deviceSessionsQuery } from './deviceSessions.ts';
import type { MemberClient } from './member.ts';
import { MemberError } from './memberError.ts';
import {
  admissionQuery,
  reservationsQuery,
  creditsQuery,
  memberKey,
  partnerBookingsQuery,
  profileQuery,
  wishesQuery,
} from './memberQueries.ts';
import { exportQuery, historyQuery, newsletterQuery } from './ownData.ts';

type Reads = Pick<
  MemberClient,
  'profile' | 'wishes' | 'reservations' | 'credits' | 'partnerBookings' | 'admission'
>;

/** A member whose calls all name themselves, and that remembers the signals. */
const clientOf = () => {
  const asked: [string, AbortSignal | undefined][] = [];
  const never = <T>(name: string, signal?: AbortSignal): Promise<T> => {
    asked.push([name, signal]);
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(new MemberError('unavailable')));
    });
  };
  const client: Reads = {
    profile: (signal) => never('profile', signal),
    wishes: (signal) => never('wishes', signal),
    reservations: (signal) => never('reservations', signal),
    credits: (signal) => never('credits', signal),
    partnerBookings: (signal) => never('partnerBookings', signal),
    admission: (id, signal) => never(`admission ${id}`, signal),
  };
  return { client, asked };
};
const second = 1000;

/** Nobody answers these. */
const unasked = () => Promise.reject(new MemberError('unavailable'));
const own = { read: unasked, list: unasked, newsletter: unasked, history: unasked, exportFile: unasked };

describe('what belongs to the member', () => {
  const queriesOf = (client: Reads) => [
    profileQuery(client),
    wishesQuery(client),
    reservationsQuery(client),
    creditsQuery(client),
    partnerBookingsQuery(client),
    admissionQuery(client, 'b1'),
    admissionQuery(client, 'b2'),
    detailsQuery(own),
    deviceSessionsQuery(own),
    newsletterQuery(own),
    historyQuery(own),
  ];

  test('API-08: each has its own place below the member’s, so that all can be forgotten at once', () => {
    const keys = [...queriesOf(clientOf().client), exportQuery(own)].map(({ queryKey }) => [...queryKey]);
    expect(keys.map((key) => key.slice(0, memberKey.length))).toEqual(keys.map(() => [...memberKey]));
    expect(new Set(keys.map((key) => key.join())).size).toBe(keys.length);
  });

  test('API-08: none of it travels in a page; each is asked again once, also where there seems to be no network', () => {
    const rules = queriesOf(clientOf().client).map(({ meta, retry, networkMode }) => ({
      meta,
      retry,
      networkMode,
    }));
    expect(rules).toEqual(rules.map(() => ({ meta: { dehydrate: false }, retry: 1, networkMode: 'always' })));
  });

  test('D2: what other tabs change is asked anew whenever the page is seen again, however fresh', () => {
    const { client } = clientOf();
    const rule = ({
      refetchOnWindowFocus,
      staleTime,
    }: {
      refetchOnWindowFocus?: unknown;
      staleTime?: unknown;
    }) => [refetchOnWindowFocus, staleTime];
    const shared = ['always', 10 * second];
    expect([
      rule(wishesQuery(client)),
      rule(reservationsQuery(client)),
      rule(creditsQuery(client)),
      rule(profileQuery(client)),
      rule(partnerBookingsQuery(client)),
    ]).toEqual([shared, shared, shared, [undefined, 300 * second], [undefined, 300 * second]]);
    expect(
      [detailsQuery, deviceSessionsQuery, newsletterQuery, historyQuery].map((of) => rule(of(own))),
    ).toEqual([shared, shared, shared, shared]);
  });

  test('API-08: a file of all that belongs to the member is asked for by a press alone, and kept nowhere', () => {
    const { enabled, gcTime, retry, meta } = exportQuery(own);
    expect({ enabled, gcTime, retry, meta }).toEqual({
      enabled: false,
      gcTime: 0,
      retry: 0,
      meta: { dehydrate: false },
    });
  });

  test('RES-25: what lets a member in stays good, and stays as long as the member does: at the door there may be no network', () => {
    const { staleTime, gcTime } = admissionQuery(clientOf().client, 'b1');
    expect([staleTime, gcTime]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });
});

test('LDR-14: each asks its own call, which is left when nobody waits any more', async () => {
  const { client, asked } = clientOf();
  const queryClient = new QueryClient();
  const waiting = [
    queryClient.query(profileQuery(client)),
    queryClient.query(wishesQuery(client)),
    queryClient.query(reservationsQuery(client)),
    queryClient.query(creditsQuery(client)),
    queryClient.query(partnerBookingsQuery(client)),
    queryClient.query(admissionQuery(client, 'b1')),
  ];
  const ended = Promise.allSettled(waiting);
  await queryClient.cancelQueries({ queryKey: memberKey });
  await ended;
  expect(asked.map(([name, signal]) => [name, signal?.aborted])).toEqual([
    ['profile', true],
    ['wishes', true],
    ['reservations', true],
    ['credits', true],
    ['partnerBookings', true],
    ['admission b1', true],
  ]);
});
