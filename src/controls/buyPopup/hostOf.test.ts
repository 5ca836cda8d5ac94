import { expect, test } from 'vitest';
import { hostOf, sellerOf } from './hostOf.ts';

test.each([
  ['https://www.ticketmaster.ca/event/1', 'TicketMaster'],
  ['https://ticketmaster.com/1', 'TicketMaster'],
  ['https://my.ticketmaster.co.uk/1', 'TicketMaster'],
  ['https://www.billets.example/1', 'billets.example'],
  ['https://billets.example:8443/1', 'billets.example:8443'],
  ['https://notticketmaster.ca/1', 'notticketmaster.ca'],
  ['https://ticketmaster.ca.evil.example/1', 'ticketmaster.ca.evil.example'],
  ['https://ticketmaster.example/1', 'ticketmaster.example'],
  ['https://www.www.example/1', 'www.example'],
])('BUY-05: %s is the seller %s', (url, seller) => {
  expect(sellerOf(url)).toBe(seller);
});

test.each([
  ['/fr/choisir-son-passe', null],
  ['#billets', null],
  ['https://www.billets.example/1#a', 'www.billets.example'],
])('BUY-05: %s leads to the host %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});
