import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { describe, expect, test } from 'vitest';
import type { BookingItem } from '#src/api/contract/booking.ts';
import type { Language } from '#src/api/contract/values.ts';
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
import { ProfileScreen } from './ProfileScreen.tsx';
import { Section } from './Section.tsx';

const texts = { en: { profile: en, layout: enLayout }, fr: { profile: fr, layout: frLayout } };
const client = createMemberClient(() => Promise.reject(new MemberError('unavailable')));
const now = Date.parse('2027-07-01T12:00:00Z');

const show = (start: string): BookingItem['show'] => ({
  title: { fr: 'Impro totale', en: 'Total improv' },
  url: { fr: '/fr/spectacles/impro', en: '/en/shows/improv' },
  image_url: null,
  start,
  timezone: 'America/Toronto',
  venue: 'The Parkdale Velvet',
  city: 'Toronto',
});
const booking = (changes: Partial<BookingItem> = {}): BookingItem => ({
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

const known = ({ bookings = [], wishes = [], partner = [] }: Known = {}) => {
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

const inTexts = (lang: Language, part: ReactNode) => {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: lang,
    initAsync: false,
    resources: { [lang]: { translation: texts[lang] } },
    interpolation: { escapeValue: false },
  });
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
};
const draw = (queries: QueryClient, lang: Language = 'en', isMember = true) =>
  inTexts(
    lang,
    <QueryClientProvider client={queries}>
      <ProfileScreen
        client={isMember ? client : null}
        clock={{ now: () => now }}
        calendarHref="/en/calendar"
        renderBooking={(item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>}
        renderHeart={(item, { title, when }) => <i>{`[${item.uuid}: ${title}, ${when}]`}</i>}
        onLogout={() => {}}
      />
    </QueryClientProvider>,
  );
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('the profile', () => {
  test('RTE-30: the server draws the outline, and nobody in it', () => {
    expect(textOf(draw(new QueryClient(), 'en', false))).toBe('My JFL Loading...');
  });

  test.each([
    ['en', /^Hi, Camille! .* 1 credit left 2 shows reserved 0 passes /],
    ['fr', /^Salut, Camille ! .* 1 crédit restant 2 spectacles réservés 0 passeport /],
  ] as const)('PRO-01, RES-09: who it is, and what is left (%s)', (lang, words) => {
    expect(textOf(draw(known(), lang))).toMatch(words);
  });

  test('RES-25: a show to come stands with its time, place and control', () => {
    const html = draw(known({ bookings: [booking(), booking({ uuid: 'b2', status: 'false' })] }));
    expect(textOf(html)).toContain(
      '7:30 pm Friday, July 16, 2027 Total improv The Parkdale Velvet · Toronto [b1: Total improv, 16 July, 7:30 pm]',
    );
    expect(html).toContain('<time dateTime="2027-07-16T23:30:00Z">');
    expect(html).not.toContain('[b2');
  });

  test('RES-25: what is over has no control any more', () => {
    const words = textOf(draw(known({ bookings: [booking({ show: show('2027-06-16T23:30:00Z') })] })));
    expect(words).toContain('Already applauded Total improv Wednesday, June 16, 2027');
    expect(words).not.toContain('[b1');
  });

  test('RES-25: a booking whose show nobody can tell can still be cancelled', () => {
    expect(textOf(draw(known({ bookings: [booking({ show: null })] })))).toContain('A show [b1: A show, ]');
  });

  test('WSH-08: what is liked leads there; what no longer is, is left out', () => {
    const html = draw(known({ wishes: [booking({ uuid: 'w1' }), booking({ uuid: 'w2', reserved: false })] }));
    expect(html).toContain('<a href="/en/shows/improv">Total improv</a>');
    expect([html.includes('[w1'), html.includes('[w2')]).toEqual([true, false]);
  });

  test('RES-26: partner bookings that cannot be read are not there at all', () => {
    expect(textOf(draw(known({ partner: [5, {}] })))).not.toContain('partner');
    expect(textOf(draw(known({ partner: [{ name: 'Gala' }] })))).toContain('Booked with our partner Gala');
  });

  test.each([
    [undefined, 'My reservations Your reservations could not be loaded. Try again'],
    ['old', 'My reservations Your reservations could not be loaded. Try again old'],
  ])('LDR-08: what did not come says so and can be tried again; what was there stays', (data, words) => {
    const reading = { data, isError: true, isFetching: false, refetch: () => Promise.resolve() };
    const section = (
      <Section name="reserved" reading={reading}>
        {(shown) => shown}
      </Section>
    );
    expect(textOf(inTexts('en', section))).toBe(words);
  });

  test('LDR-09: what is on its way says so', () => {
    const words = textOf(draw(new QueryClient()));
    expect(words.match(/Loading\.\.\./g)?.length).toBe(3);
  });
});
