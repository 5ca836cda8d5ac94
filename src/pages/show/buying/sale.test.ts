import { describe, expect, test } from 'vitest';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { saleOf } from './sale.ts';

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
    expect([saleOf(upsell, both, 'en').ticketUrl, saleOf(upsell, sold, 'en').ticketUrl]).toEqual([
      '#buyTickets',
      'https://tickets.example/1',
    ]);
  });
});
