import { expect, test } from 'vitest';
import { readDetails } from './showDetails.ts';

const unsafe = 'javascript:alert(1)';

test.each([
  { film: unsafe },
  { video: unsafe },
  { upsell: { passUrl: { fr: unsafe, en: '/en/passes' } } },
  { upsell: { passUrl: { fr: '/fr/passes', en: unsafe } } },
  { upsell: { ticketUrl: unsafe } },
  { buttons: [{ title: 'BUY TICKET' }, { title: 'BUY PASS', url: unsafe }] },
])('SHW-07: details with an address that nobody may follow are none: %j', (details) => {
  expect(readDetails(JSON.stringify({ ...details, hidesTickets: true }))).toEqual({});
  const safe = JSON.stringify({ ...details, hidesTickets: true }).replace(unsafe, '/safe');
  expect(readDetails(safe)).toEqual(JSON.parse(safe));
});

test('SHW-11: the box office stands for tickets, and for nothing else', () => {
  const boxOffice = 'box-office:';
  const told = { upsell: { ticketUrl: boxOffice } };
  expect([
    readDetails(JSON.stringify(told)),
    readDetails(JSON.stringify({ film: boxOffice })),
    readDetails(JSON.stringify({ buttons: [{ title: 'BUY TICKET', url: boxOffice }] })),
  ]).toEqual([told, {}, {}]);
});
