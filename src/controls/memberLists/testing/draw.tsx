import { QueryClient } from '@tanstack/react-query';
import type { BookingItem } from '#contract/wire/member/booking.ts';
import type { Language } from '#contract/address/language.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import { reservationsQuery, wishesQuery } from '#src/api/member/memberQueries.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { MemberLists, type MemberListsProps } from '../MemberLists.tsx';

/** For tests: no answers. */
export const request: MemberRequest = () => Promise.reject(new MemberError('unavailable'));
export const client = createMemberClient(request);
/** For tests: the first of July 2027, two weeks before the sample's show. */
export const now = Date.parse('2027-07-01T12:00:00Z');

export const show = (start: string): BookingItem['show'] => ({
  title: { fr: 'Impro totale', en: 'Total improv' },
  url: { fr: '/fr/spectacles/impro', en: '/en/shows/improv' },
  image_url: null,
  start,
  end: null,
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

export interface KnownLists {
  reservations?: BookingItem[];
  wishes?: BookingItem[];
}

/** For tests: a cache with a member's lists. */
export const knownLists = ({ reservations = [], wishes = [] }: KnownLists = {}) => {
  const queries = new QueryClient();
  queries.setQueryData(reservationsQuery(client).queryKey, reservations);
  queries.setQueryData(
    wishesQuery(client).queryKey,
    wishes.map((item) => ({ ...item, show: item.show, liked: item.reserved === true })),
  );
  return queries;
};

/** For tests: the props of the lists; their controls name their entries. */
export const listsProps = (lang: Language): MemberListsProps => ({
  client,
  clock: { now: () => now },
  calendarHref: `/${lang}/calendar`,
  renderReservation: (item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>,
  renderHeart: (item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>,
});

/** For tests: the lists of a member. */
export const drawLists = (queries: QueryClient, lang: Language = 'en'): string =>
  renderScreen(<MemberLists {...listsProps(lang)} />, { lang, queries });
