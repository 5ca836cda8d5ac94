import * as v from 'valibot';
import { expect, test } from 'vitest';
import { programmationOf } from '../programme/testing/programmations.ts';
import { ticketOf } from '../programme/testing/tickets.ts';
import { availability, programmation, programmationStates } from './programmation.ts';
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

test('TKT-03: a date is as planned unless a host tells otherwise in a word that is known', () => {
  const read = (told: object): unknown[] => {
    const { state: _, previous_start: __, ...date } = ticketOf('7');
    const { state: ___, ...item } = programmationOf('7');
    const { state, previous_start: previous } = v.parse(ticket, { ...date, ...told });
    return [state, v.parse(programmation, { ...item, ...told }).state, previous];
  };
  expect(read({})).toEqual(['scheduled', 'scheduled', null]);
  for (const state of programmationStates) expect(read({ state })).toEqual([state, state, null]);
  for (const state of ['CANCELLED', 'gone', '', 1, null])
    expect([state, ...read({ state })]).toEqual([state, 'scheduled', 'scheduled', null]);
  const previous = '2027-07-16T19:30:00-04:00';
  expect(read({ previous_start: previous })).toEqual(['scheduled', 'scheduled', previous]);
  expect(read({ previous_start: 'soon' })).toEqual(['scheduled', 'scheduled', null]);
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
    state: 'rescheduled',
    previous_start: '2027-07-14T19:30:00-04:00',
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

test('TKT-03: what cannot be read costs itself only', () => {
  const { id, showstartdate, date, show } = ticketOf('7');
  const nothing = {
    festivalId: null,
    edition: null,
    venue: null,
    price: { min: null, max: null },
    status: null,
    state: 'scheduled',
    previous_start: null,
    soldout: false,
    sale: true,
    capacity_seats: null,
    taken_seats: null,
    tickets: [],
    ticketurl: null,
    passporturl: null,
  };
  const texts = { location: '', buy: '', passport: '', info: '', field_info_text: '', field_promo_text: '' };
  const wrong = Object.fromEntries(Object.keys(nothing).map((field) => [field, 'x']));
  expect(v.parse(ticket, { ...wrong, festivalId: [], id, showstartdate, date, show })).toEqual({
    ...nothing,
    ...texts,
    id,
    showstartdate,
    date,
    show,
  });
  const loose = { price: { min: '25', max: 30 }, edition: { id: '' }, tickets: [{ title: 5 }] };
  expect(v.parse(ticket, { ...ticketOf('7'), ...loose })).toEqual({
    ...ticketOf('7'),
    price: { min: null, max: null },
    edition: null,
    tickets: [],
  });
});

test.each([
  [{}, { city: { name: '' }, state: { name: '', abbreviation: '' } }],
  [{ location: 'Montréal' }, { city: { name: '' }, state: { name: '', abbreviation: '' } }],
  [
    { location: { city: 'Montréal', state: 'QC' } },
    { city: { name: '' }, state: { name: '', abbreviation: '' } },
  ],
  [
    { location: { city: { name: 'Montréal' }, state: { name: 5 } } },
    { city: { name: 'Montréal' }, state: { name: '', abbreviation: '' } },
  ],
  [
    { location: { city: {}, state: { abbreviation: 'QC' } } },
    { city: { name: '' }, state: { name: '', abbreviation: 'QC' } },
  ],
])('TKT-03: of a venue with %j the rest is told', (told, location) => {
  const venue = { name: 'Théâtre du Coin', map_url: null };
  expect(v.parse(ticket, { ...ticketOf('7'), venue: { ...venue, ...told } })).toEqual({
    ...ticketOf('7'),
    venue: { ...venue, location },
  });
});

test.each([
  [{ end: null }, { end: null }],
  [{ end: 'soon' }, { end: null }],
  [{ end: undefined }, { end: null }],
  [{ timezone: null }, { timezone: null }],
  [{ timezone: 5 }, { timezone: null }],
  [{ timezone: undefined }, { timezone: null }],
  [{ timezone_offset: 'EDT' }, { timezone_offset: '0000' }],
  [{ timezone_offset: undefined }, { timezone_offset: '0000' }],
])('TKT-03: of the time of a date %j costs itself only', (told, read) => {
  const { date, ...rest } = ticketOf('7');
  const whole = { ...date, end: '2027-07-17T01:00:00Z', timezone: 'America/Toronto' };
  expect(v.parse(ticket, { ...rest, date: { ...whole, ...told } }).date).toEqual({ ...whole, ...read });
});

test('TKT-03: a date whose start nobody can read is none', () => {
  const { date, ...rest } = ticketOf('7');
  const starts = ['soon', '2027-07-16T19:30:00', null, undefined];
  expect(starts.filter((start) => v.is(ticket, { ...rest, date: { ...date, start } }))).toEqual([]);
});
