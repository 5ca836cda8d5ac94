import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmationOf } from '../programme/testing/programmations.ts';
import { ticketOf } from '../programme/testing/tickets.ts';
import { availability, programmation } from './programmation.ts';
import { ticket } from './ticket.ts';

const statuses = ['FREE', 'ON_SALE', 'SOLD_OUT'];

test('TKT-04: a date is free, on sale or sold out; any other word is as good as none', () => {
  expect(availability.options).toEqual(statuses);
  const read = (status: unknown): unknown[] => [
    v.parse(ticket, { ...ticketOf('7'), status }).status,
    v.parse(programmation, { ...programmationOf('7'), status }).status,
  ];
  for (const status of statuses) expect(read(status)).toEqual([status, status]);
  for (const other of ['free', 'CANCELLED', '', 1, null, undefined])
    expect([other, ...read(other)]).toEqual([other, null, null]);
});

test('TKT-03: every field is read', () => {
  const told = {
    id: '1042',
    showstartdate: '2027-07-16T23:30:00Z',
    location: 'Montréal',
    venue: {
      name: 'Théâtre du Coin',
      map_url: 'https://map.example/1',
      location: { city: { name: 'Montréal' }, state: { name: 'Québec', abbreviation: 'QC' } },
    },
    price: { min: 25, max: 48.5 },
    sale: false,
    buy: 'Grab a seat',
    soldout: true,
    passport: 'All of it',
    ticketurl: 'https://tickets.example/1042',
    info: 'Bring a coat',
    passporturl: '/en/choose-your-pass',
    festivalId: '8',
    edition: { id: '2027' },
    taken_seats: 219,
    capacity_seats: 220,
    date: {
      start: '2027-07-16T23:30:00Z',
      end: '2027-07-17T01:00:00Z',
      timezone_offset: '-0400',
      timezone: 'America/Toronto',
    },
    status: 'ON_SALE',
    tickets: [{ title: 'BUY TICKET', url: 'https://tickets.example/1042' }],
    field_info_text: '18+',
    field_promo_text: '2 for 1',
    show: {
      title: 'Les Nuits blanches',
      url: '/fr/spectacles/les-nuits-blanches',
      categories: ['En salle', 'Stand-up'],
      belong_to: { name: 'Chapiteau' },
      language: 'fr',
      type: 'headliners',
    },
  };
  expect(v.parse(ticket, told)).toEqual(told);
});

test('TKT-03: what a host does not tell is for sale, not sold out, and says nothing', () => {
  const { id, showstartdate, date } = ticketOf('7');
  const bare = v.parse(ticket, { id, showstartdate, location: '', date, show: { title: 'Nuits' } });
  const { sale, soldout, status, buy, passport, info, passporturl, ticketurl, show } = bare;
  expect({ sale, soldout, status, buy, passport, info, passporturl, ticketurl, show }).toEqual({
    sale: true,
    soldout: false,
    status: null,
    buy: '',
    passport: '',
    info: '',
    passporturl: null,
    ticketurl: null,
    show: { title: 'Nuits', url: null, categories: [], belong_to: null, language: '', type: '' },
  });
});
