import { act } from 'react';
import { expect, test } from 'vitest';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';
import { openWindow } from '#src/testing/openWindow.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
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

test('PKT-02: the tickets stand by the hour of their shows', () => {
  const later = { ...ticket, uuid: 'b2', start: '2027-07-17T23:30:00Z', end: null };
  const before = { ...ticket, uuid: 'b3', start: '2027-07-16T23:00:00Z' };
  expect(
    articles(draw([later, ticket, before], 'en')).map((text) => /\d:\d\d pm \w+/.exec(text)?.[0]),
  ).toEqual(['7:00 pm Friday', '7:30 pm Friday', '7:30 pm Saturday']);
});

test.each([
  ['with its code', ticket.code, ['0A1B 2C3D 4E5F']],
  ['without one, where its host has only a picture', '', []],
])('PKT-02: an open ticket is there %s, until it is cancelled', async (_, code, told) => {
  openWindow();
  const drawn = (isCancelled: boolean) => (
    <MyTicketsScreen
      lang="en"
      tickets={[{ ...ticket, code, isCancelled }]}
      now={lastMoment}
      keeping={{ state: 'kept', choose: () => {} }}
    />
  );
  const { find, redraw } = await renderLive(drawn(false));
  await act(async () => find('button').click());
  const codes = [...document.querySelectorAll('dialog [translate=no]')].map(({ textContent }) => textContent);
  const button = find('button').getAttribute('aria-label');
  expect([find('img').getAttribute('src'), find('img').alt, button, codes]).toEqual([
    ticket.picture,
    'QR code of your ticket: Total improv, 16 July, 7:30 pm',
    'Show ticket: Total improv, 16 July, 7:30 pm',
    told,
  ]);
  expect(document.querySelector('dialog [data-scope="keptTickets"]')).not.toBe(null);
  await act(async () => document.querySelector<HTMLElement>('dialog [aria-label="Close"]')?.click());
  expect(document.querySelector('dialog')).toBe(null);
  await act(async () => find('button').click());
  await redraw(drawn(true));
  expect(document.querySelector('dialog')).toBe(null);
});

test('PKT-04: what is cancelled looks so; the way to the reservations leads to their list', () => {
  const cancelled = draw([ticket, { ...ticket, uuid: 'b2', isCancelled: true }], 'en');
  expect([
    attributesOf(cancelled, 'article'),
    attributesOf(draw([], 'fr'), 'a'),
    attributesOf(draw([ticket], 'en'), 'time'),
  ]).toEqual([
    [{}, { 'data-cancelled': 'true' }],
    [{ href: '/fr/profile#reserved' }],
    [{ dateTime: ticket.start }],
  ]);
});
