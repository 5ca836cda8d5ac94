import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  client,
  knownLists,
  listsProps,
  reservation,
  show,
} from '#src/controls/memberLists/testing/draw.tsx';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { MyListScreen } from './MyListScreen.tsx';

const draw = (queries: QueryClient, isMember = true, lang: 'fr' | 'en' = 'en') =>
  renderScreen(<MyListScreen {...listsProps(lang)} client={isMember ? client : null} />, { lang, queries });

test('RTE-30: the server draws the outline, and nothing of anybody in it', () => {
  expect(textOf(draw(new QueryClient(), false))).toBe(
    'My list Your seats first, then the shows you have your eye on. Loading...',
  );
});

test.each([
  ['en', 'My list', 'My reservations', 'Show ticket', 'My wishlist', '/en/shows/improv'],
  ['fr', 'Ma liste', 'Mes réservations', 'Montrer le billet', 'Ma liste de souhaits', '/fr/spectacles/impro'],
] as const)(
  'WSH-08: seats to come with their ticket, then the wishes (%s)',
  (lang, title, reserved, ticket, wishes, href) => {
    const lists = {
      reservations: [reservation()],
      wishes: [reservation({ uuid: 'w1', show: show('2027-07-17T23:30:00Z') })],
    };
    const html = draw(knownLists(lists), true, lang);
    const places = [title, reserved, '[b1:', ticket, wishes, '[w1:'].map((word) => html.indexOf(word));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(html.match(/<a href="[^"]*"/g)).toEqual([`<a href="${href}"`, `<a href="${href}"`]);
  },
);

test('WSH-08: both lists are empty with a way on', () => {
  const html = draw(knownLists());
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/en/calendar"', 'href="/en/calendar"']);
});

test('FES-22: without credits no seats are spoken of', () => {
  const html = renderScreen(
    <PartsContext value={{ ...allParts, credits: false }}>
      <MyListScreen {...listsProps('en')} client={null} />
    </PartsContext>,
  );
  expect(textOf(html)).not.toMatch(/seat/i);
});
