import { expect, test } from 'vitest';
import { upsellOf } from './showSales.ts';

const nothing = { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: false };
const [one, other] = ['https://tickets.example/1', 'https://tickets.example/2'];

test.each([
  ['no date', [], null],
  ['one address', [one, one], one],
  ['two addresses', [one, other], null],
  ['dates with and without one', [one, null], null],
  ['dates without one', [null, null], null],
])('SHW-11: a show that tells nothing leads to tickets of one address (%s)', (_, addresses, ticketUrl) => {
  expect(upsellOf({}, 'fr', addresses)).toEqual({ ...nothing, ticketUrl });
});

test('SHW-11: what a show tells wins, in the language that is asked', () => {
  const upsell = {
    passText: { fr: 'Passe', en: 'Pass' },
    passUrl: { fr: 'https://pass.example/fr', en: 'https://pass.example/en' },
    ticketText: { fr: 'Billets', en: 'Tickets' },
    ticketUrl: other,
    useModal: true,
  };
  expect(upsellOf({ upsell }, 'en', [one])).toEqual({
    passText: 'Pass',
    passUrl: 'https://pass.example/en',
    ticketText: 'Tickets',
    ticketUrl: other,
    useModal: true,
  });
});
