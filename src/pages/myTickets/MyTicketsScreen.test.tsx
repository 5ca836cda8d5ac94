import { expect, test } from 'vitest';
import { partsOf, textOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import type { KeptTicket } from '#src/storage/keptTickets.ts';
import { MyTicketsScreen } from './MyTicketsScreen.tsx';

const ticket: KeptTicket = {
  uuid: 'b1',
  title: { fr: 'Impro totale', en: 'Total improv' },
  start: '2027-07-16T23:30:00Z',
  end: '2027-07-17T01:00:00Z',
  timezone: 'America/Toronto',
  venue: 'The Parkdale Velvet',
  city: 'Toronto',
  code: '0A1B2C3D4E5F',
  picture: 'data:image/png;base64,AQI=',
  isCancelled: false,
};
const lastMoment = Date.parse('2027-07-17T01:59:59Z');
const draw = (tickets: readonly KeptTicket[], lang: 'fr' | 'en', now: number | null = lastMoment) =>
  renderScreen(
    <MyTicketsScreen {...{ lang, tickets, now }} keeping={{ state: 'kept', choose: () => {} }} />,
    { lang },
  );
const articles = (html: string): string[] => partsOf(html, 'article').map(textOf);

test.each([
  ['en', 'Total improv 7:30 pm Friday, July 16, 2027 The Parkdale Velvet · Toronto Show ticket'],
  ['fr', 'Impro totale 19:30 vendredi 16 juillet 2027 The Parkdale Velvet · Toronto Montrer le billet'],
] as const)('PKT-02: a ticket is there until an hour after its show (%s)', (lang, text) => {
  expect([articles(draw([ticket], lang)), articles(draw([ticket], lang, lastMoment + 1_000))]).toEqual([
    [text],
    [],
  ]);
});

test('PKT-02: the server draws none, and does not say that there is none', () => {
  expect(textOf(draw([], 'en', null))).toBe('My tickets Kept on this device: they open without a network.');
  expect(textOf(draw([], 'en'))).toContain('No ticket is kept on this device.');
});

test('PKT-04: a cancelled one says so, and lets nobody in', () => {
  const [text = ''] = articles(draw([{ ...ticket, isCancelled: true }], 'en'));
  expect(text).toMatch(/Cancelled: this ticket no longer lets you in\.$/);
});
