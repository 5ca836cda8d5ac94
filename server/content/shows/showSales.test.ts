import { expect, test } from 'vitest';
import { boxOffice } from '#server/store/shows/boxOffice.ts';
import { upsellOf } from './showSales.ts';

const nothing = { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: false };
const onSale = (...urls: (string | null)[]) => urls.map((url) => ({ url, isOnSale: true }));
const [one, other] = ['https://tickets.example/1', 'https://tickets.example/2'];

test.each([
  ['no date', [], null],
  ['one address', [one, one], one],
  ['two addresses', [one, other], null],
  ['dates with and without one', [one, null], null],
  ['dates without one', [null, null], null],
])('SHW-11: a show that tells nothing leads to tickets of one address (%s)', (_, addresses, ticketUrl) => {
  expect(upsellOf({}, 'fr', onSale(...addresses))).toEqual({ ...nothing, ticketUrl });
});

test('SHW-11: what a show tells wins, in the language that is asked', () => {
  const upsell = {
    passText: { fr: 'Passe', en: 'Pass' },
    passUrl: { fr: 'https://pass.example/fr', en: 'https://pass.example/en' },
    ticketText: { fr: 'Billets', en: 'Tickets' },
    ticketUrl: other,
    useModal: true,
  };
  expect(upsellOf({ upsell }, 'en', onSale(one))).toEqual({
    passText: 'Pass',
    passUrl: 'https://pass.example/en',
    ticketText: 'Tickets',
    ticketUrl: other,
    useModal: true,
  });
});

test('SHW-11: a show that the box office sells leads to the next date that is on sale there, or nowhere', () => {
  const upsell = { ticketUrl: boxOffice, useModal: true } as const;
  const dates = [
    { url: one, isOnSale: false },
    { url: other, isOnSale: true },
    { url: 'https://tickets.example/3', isOnSale: true },
  ];
  expect([upsellOf({ upsell }, 'en', dates), upsellOf({ upsell }, 'en', dates.slice(0, 1))]).toEqual([
    { ...nothing, ticketUrl: other, useModal: true },
    { ...nothing, ticketUrl: null, useModal: true },
  ]);
});
