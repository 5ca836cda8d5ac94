import { expect, test } from 'vitest';
import { readPartnerBookings } from './partnerBooking.ts';

test('RES-26: whatever can be read of a partner is told, the rest is left out', () => {
  expect(
    readPartnerBookings([
      { title: 'Gala', date: '2027-07-16', seat: 'B12' },
      { event_name: 'Impro', starts_at: 5 },
      { starts_at: 'late', date: 'Friday', show: 'The show', name: 'A name', title: 'A title' },
      { event_date: 'Sunday', start: 'Saturday', show: 'The show', event_name: 'An event', title: ' ' },
      { title: '' },
      { title: { fr: 'x' } },
      null,
      'Gala',
      [],
    ]),
  ).toEqual([
    { title: 'Gala', date: '2027-07-16' },
    { title: 'Impro', date: '' },
    { title: 'A title', date: 'Friday' },
    { title: 'An event', date: 'Saturday' },
  ]);
});
