import { QueryClient } from '@tanstack/react-query';
import type { BookingItem } from '#contract/wire/booking.ts';
import type { Language } from '#contract/address/language.ts';
import { createMemberClient } from '#src/api/member.ts';
import { MemberError } from '#src/api/memberError.ts';
import {
  reservationsQuery,
  creditsQuery,
  partnerBookingsQuery,
  profileQuery,
  wishesQuery,
} from '#src/api/memberQueries.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';

export const client = createMemberClient(() => Promise.reject(new MemberError('unavailable')));
/** For tests: the first of July 2027, two weeks before the sample's show. */
export const now = Date.parse('2027-07-01T12:00:00Z');

export const show = (start: string): BookingItem['show'] => ({
  title: { fr: 'Impro totale', en: 'Total improv' },
  url: { fr: '/fr/spectacles/impro', en: '/en/shows/improv' },
  image_url: null,
  start,
  timezone: 'America/Toronto',
  venue: 'The Parkdale Velvet',
  city: 'Toronto',
});
export const reservation = (changes: Partial<BookingItem> = {}): BookingItem => ({
  uuid: 'b1',
  programmation: '7',
  edition: '2027',
  festival: '8',
  status: 'true',
  enabled: true,
  reserved: true,
  show: show('2027-07-16T23:30:00Z'),
  ...changes,
});

interface Known {
  reservations?: BookingItem[];
  wishes?: BookingItem[];
  partner?: unknown[];
}

/** For tests: a cache that knows a member. */
export const known = ({ reservations = [], wishes = [], partner = [] }: Known = {}) => {
  const queries = new QueryClient();
  queries.setQueryData(profileQuery(client).queryKey, { uuid: 'm1', firstname: 'Camille' });
  queries.setQueryData(creditsQuery(client).queryKey, {
    showsReserved: 2,
    creditLeft: 1,
    passes: 0,
    loaded: true,
  });
  queries.setQueryData(reservationsQuery(client).queryKey, reservations);
  queries.setQueryData(
    wishesQuery(client).queryKey,
    wishes.map((item) => ({ ...item, show: item.show, liked: item.reserved })),
  );
  queries.setQueryData(partnerBookingsQuery(client).queryKey, partner);
  return queries;
};

/** For tests: the profile, after presses. */
export const draw = (
  queries: QueryClient,
  lang: Language = 'en',
  isMember = true,
  presses: readonly string[] = [],
  onLogout: () => void = () => {},
): string =>
  renderScreen(
    <ProfileScreen
      client={isMember ? client : null}
      clock={{ now: () => now }}
      calendarHref={`/${lang}/calendar`}
      renderReservation={(item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>}
      renderHeart={(item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>}
      onLogout={onLogout}
    />,
    { lang, queries, presses },
  );
