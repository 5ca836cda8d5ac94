import { describe, expect, test } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { onSale } from '#contract/programme/shows/sale.ts';
import { passButton, saleOf, ticketTitle } from './sale.ts';

const before = Date.parse('2027-06-01T12:00:00Z');
const upsell = { passText: '', passUrl: null, ticketText: '', ticketUrl: null, useModal: true };

describe('where the buy box leads', () => {
  test('SHW-11: to the addresses of the show', () => {
    const told = { ...upsell, passUrl: '/en/passes', ticketUrl: 'https://tickets.example/12' };
    expect(saleOf(told, [], 'en')).toEqual({
      hasPopup: true,
      ticketUrl: 'https://tickets.example/12',
      passUrl: '/en/passes',
    });
  });

  test('RTE-31: else to choose-your-pass, in the language of the page', () => {
    expect([saleOf(upsell, [], 'en').passUrl, saleOf(upsell, [], 'fr').passUrl]).toEqual([
      '/en/choose-your-pass',
      '/fr/choisir-son-passe',
    ]);
  });

  test('SHW-10: else to the one address that all dates on sale share, or to the dates', () => {
    const [one, other] = ['1', '2'].map((id) => ticketOf(id, { ticketurl: `https://tickets.example/${id}` }));
    const both = one && other ? [one, other] : [];
    const sold = both.map((ticket, index) =>
      index === 1 ? { ...ticket, status: 'SOLD_OUT' as const } : ticket,
    );
    expect([
      saleOf(upsell, both, 'en').ticketUrl,
      saleOf(upsell, onSale(sold, before), 'en').ticketUrl,
      saleOf({ ...upsell, ticketUrl: 'https://tickets.example/all' }, both.slice(0, 1), 'en').ticketUrl,
      saleOf(upsell, [...both.slice(0, 1), ticketOf('3', { ticketurl: null })], 'en').ticketUrl,
    ]).toEqual([
      '#buyTickets',
      'https://tickets.example/1',
      'https://tickets.example/all',
      'https://tickets.example/1',
    ]);
  });
});

describe('what the buttons of the buy box are called', () => {
  const date = (facts: Parameters<typeof ticketOf>[1]) => ticketOf('1', facts);
  const passes = { passporturl: '/en/passes', passport: 'All of it' };

  test('TKT-03: the pass is that of the show, else that of its dates on sale', () => {
    const told = { ...upsell, passUrl: '/en/choose-your-pass', passText: 'Every show' };
    expect([
      passButton(told, [date(passes)]),
      passButton({ ...told, passText: '' }, [date(passes)]),
      passButton({ ...upsell, passText: 'Every show' }, [date(passes)]),
      passButton(upsell, [date(passes)]),
      passButton(upsell, [date(passes), date({})]),
      passButton(upsell, []),
    ]).toEqual([
      { url: '/en/choose-your-pass', title: 'Every show' },
      { url: '/en/choose-your-pass', title: '' },
      { url: '/en/passes', title: 'Every show' },
      { url: '/en/passes', title: 'All of it' },
      null,
      null,
    ]);
  });

  test('BUY-04: the popup leads to the pass of the dates', () => {
    expect(saleOf(upsell, [date(passes)], 'en').passUrl).toBe('/en/passes');
  });

  test('TKT-03: the ticket is called as the show says, else as all dates on sale agree', () => {
    const [one, other] = [date({ buy: 'Grab a seat' }), date({ buy: 'Come in' })];
    expect([
      ticketTitle({ ...upsell, ticketText: 'Tickets' }, [one]),
      ticketTitle(upsell, [one, one]),
      ticketTitle(upsell, [one, other]),
      ticketTitle(upsell, [date({})]),
      ticketTitle(upsell, []),
    ]).toEqual(['Tickets', 'Grab a seat', '', '', '']);
  });
});
