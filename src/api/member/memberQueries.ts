import { queryOptions } from '@tanstack/react-query';
import type { Credits, MemberClient } from './member.ts';
import { staleTimes } from '../requestSettings.ts';

/**
 * The member's data: these keys begin with `member`, so that one call forgets them all (API-08). They never travel in a page.
 */
const asked = { retry: 1, networkMode: 'always', meta: { dehydrate: false } } as const;
/** Data that other tabs and devices change too: fetched anew whenever the page is seen again, however fresh. */
export const shared = { ...asked, refetchOnWindowFocus: 'always' } as const;
export const memberKey = ['member'] as const;
/** PRO-13: the same for all, but which of them were asked for tells where somebody lives: forgotten as well (API-08). */
export const placesKey = ['places'] as const;

export const profileKey = [...memberKey, 'profile'] as const;

/** PRO-01 */
export const profileQuery = (client: Pick<MemberClient, 'profile'>) =>
  queryOptions({
    ...asked,
    queryKey: profileKey,
    queryFn: ({ signal }) => client.profile(signal),
    staleTime: staleTimes.menus,
  });

/** WSH-08 */
export const wishesQuery = (client: Pick<MemberClient, 'wishes'>) =>
  queryOptions({
    ...shared,
    queryKey: [...memberKey, 'wishes'] as const,
    queryFn: ({ signal }) => client.wishes(signal),
    staleTime: staleTimes.member,
  });

/** RES-24 */
export const reservationsQuery = (client: Pick<MemberClient, 'reservations'>) =>
  queryOptions({
    ...shared,
    queryKey: [...memberKey, 'reservations'] as const,
    queryFn: ({ signal }) => client.reservations(signal),
    staleTime: staleTimes.member,
  });

const creditsKey = [...memberKey, 'credits'] as const;
/** Begins with the key of the credits: both become stale together. */
export const historyKey = [...creditsKey, 'history'] as const;

/** RES-09. The first credits are news for the history, too. */
export const creditsQuery = (client: Pick<MemberClient, 'credits'>) =>
  queryOptions({
    ...shared,
    queryKey: creditsKey,
    queryFn: async ({ signal, client: cache }): Promise<Credits> => {
      const before = cache.getQueryData<Credits>(creditsKey);
      const credits = await client.credits(signal);
      if (before?.creditLeft === 0 && credits.creditLeft > 0)
        void cache.invalidateQueries({ queryKey: historyKey });
      return credits;
    },
    staleTime: staleTimes.member,
  });

/** RES-26 */
export const partnerBookingsQuery = (client: Pick<MemberClient, 'partnerBookings'>) =>
  queryOptions({
    ...asked,
    queryKey: [...memberKey, 'partner-bookings'] as const,
    queryFn: ({ signal }) => client.partnerBookings(signal),
    staleTime: staleTimes.menus,
  });

/** RES-25: a code never changes, and at the door there may be no network: it is kept as long as the member is known. */
export const admissionQuery = (client: Pick<MemberClient, 'admission'>, reservationId: string) =>
  queryOptions({
    ...asked,
    queryKey: [...memberKey, 'admission', reservationId] as const,
    queryFn: ({ signal }) => client.admission(reservationId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
