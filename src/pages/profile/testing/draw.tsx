import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { BookingItem } from '#contract/wire/booking.ts';
import type { Language } from '#contract/address/language.ts';
import { createMemberClient } from '#src/api/member.ts';
import { MemberError } from '#src/api/memberError.ts';
import {
  bookingsQuery,
  creditsQuery,
  partnerBookingsQuery,
  profileQuery,
  wishesQuery,
} from '#src/api/memberQueries.ts';
import en from '#locales/en/profile.json' with { type: 'json' };
import enLayout from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/profile.json' with { type: 'json' };
import frLayout from '#locales/fr/layout.json' with { type: 'json' };
import { Pressed } from '#src/components/testing/Pressed.tsx';
import { ProfileScreen } from '../ProfileScreen.tsx';

const texts = { en: { profile: en, layout: enLayout }, fr: { profile: fr, layout: frLayout } };
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
export const booking = (changes: Partial<BookingItem> = {}): BookingItem => ({
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
  bookings?: BookingItem[];
  wishes?: BookingItem[];
  partner?: unknown[];
}

/** For tests: a cache that knows a member. */
export const known = ({ bookings = [], wishes = [], partner = [] }: Known = {}) => {
  const queries = new QueryClient();
  queries.setQueryData(profileQuery(client).queryKey, { uuid: 'm1', firstname: 'Camille' });
  queries.setQueryData(creditsQuery(client).queryKey, {
    showsReserved: 2,
    creditLeft: 1,
    passes: 0,
    loaded: true,
  });
  queries.setQueryData(bookingsQuery(client).queryKey, bookings);
  queries.setQueryData(
    wishesQuery(client).queryKey,
    wishes.map((item) => ({ ...item, show: item.show, liked: item.reserved })),
  );
  queries.setQueryData(partnerBookingsQuery(client).queryKey, partner);
  return queries;
};

/** For tests: the HTML of a part, in a language. */
export const inTexts = (lang: Language, part: ReactNode) => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    initAsync: false,
    resources: { [lang]: { translation: texts[lang] } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
};
/** For tests: the profile, after presses. */
export const draw = (
  queries: QueryClient,
  lang: Language = 'en',
  isMember = true,
  presses: readonly string[] = [],
  onLogout: () => void = () => {},
): string =>
  inTexts(
    lang,
    <QueryClientProvider client={queries}>
      <Pressed names={presses}>
        <ProfileScreen
          client={isMember ? client : null}
          clock={{ now: () => now }}
          calendarHref={`/${lang}/calendar`}
          renderBooking={(item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>}
          renderHeart={(item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>}
          onLogout={onLogout}
        />
      </Pressed>
    </QueryClientProvider>,
  );
/** For tests: what a reader reads. */
export const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
