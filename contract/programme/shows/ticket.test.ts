import { describe, expect, it } from 'vitest';
import type { Ticket } from '#contract/wire/ticket.ts';
import {
  cities,
  cityOf,
  isSoldOut,
  notesOf,
  passOf,
  previousTimeOf,
  priceRange,
  ticketButtons,
  timeOfTicket,
} from './ticket.ts';
import { ticketOf } from '../testing/tickets.ts';

describe('seats', () => {
  it.each([
    ['TKT-02: only the status SOLD_OUT is sold out', false, [true, false, false, false]],
    ['TKT-03: `soldout` says so where there is no status', true, [true, false, false, true]],
  ])('%s', (_, soldout, isOut) => {
    const statuses = ['SOLD_OUT', 'ON_SALE', 'FREE', null] as const;
    expect(statuses.map((status) => isSoldOut(ticketOf('1', { status, soldout })))).toEqual(isOut);
  });

  it('TKT-02: a date whose seats are gone is not sold out by that', () => {
    expect(isSoldOut(ticketOf('1', { capacity_seats: 0 }))).toBe(false);
  });
});

describe('prices', () => {
  it.each([
    [25, 48.5, { min: 25, max: 48.5 }],
    [25, 25, { min: 25, max: 25 }],
    [0, 0, { min: 0, max: 0 }],
    [30, null, { min: 30, max: 30 }],
    [null, 30, { min: 30, max: 30 }],
    [40, 20, { min: 20, max: 40 }],
    [null, null, null],
    [-5, Number.NaN, null],
    [Number.NaN, Number.POSITIVE_INFINITY, null],
    [5, Number.POSITIVE_INFINITY, { min: 5, max: 5 }],
  ])('TKT-05: %s to %s', (min, max, range) => {
    expect(priceRange({ min, max })).toEqual(range);
  });
});

describe('cities', () => {
  it('SHW-14: each city once, in the order of the dates, blanks left out', () => {
    const inCity = (name: string) =>
      ticketOf(name, {
        location: '',
        venue: {
          name: 'X',
          map_url: null,
          location: { city: { name }, state: { name: '', abbreviation: '' } },
        },
      });
    const online = ticketOf('5', { venue: null, location: '' });
    const told = ticketOf('6', { venue: null, location: 'Laval' });
    expect(
      cities([inCity('Québec'), inCity('Montréal'), inCity('Québec'), inCity(''), online, told]),
    ).toEqual(['Québec', 'Montréal', 'Laval']);
  });
});

describe('times', () => {
  it('TKT-08: a date in a venue is told by the clock of the place', () => {
    expect(timeOfTicket(ticketOf('1'))).toEqual({
      date: '2027-07-16',
      time: '19:30',
      instant: '2027-07-16T23:30:00Z',
      rule: 'venue',
      kind: 'venue',
      zone: { timezone: 'America/Toronto', offset: '-0400' },
    });
  });

  it.each([
    ['TKT-08', ['Outdoor'], 'venue'],
    ['TKT-08', ['Exterior'], 'venue'],
    ['TKT-08', [], 'viewer'],
    ['TKT-07', ['Online', 'In venue'], 'viewer'],
    ['TKT-07', ['En ligne'], 'viewer'],
  ])('%s: the calendar’s rule decides whose clock it is: of %j that of the %s', (_id, categories, rule) => {
    const show = { ...ticketOf('1').show, categories };
    expect(timeOfTicket(ticketOf('1', { show }))?.rule).toBe(rule);
  });

  it('TKT-08: a time that cannot be told is none', () => {
    const { date } = ticketOf('1');
    expect(timeOfTicket(ticketOf('1', { date: { ...date, timezone_offset: 'EDT' } }))).toBe(null);
  });
});

describe('what is told about a date', () => {
  it('TKT-03: `info`, then the two fields, each line once and none that is empty', () => {
    const notes = (info: string, field_info_text: string, field_promo_text: string) =>
      notesOf(ticketOf('1', { info, field_info_text, field_promo_text }));
    expect([notes('18+', 'Bar', '2 for 1'), notes('18+', '18+', ''), notes('', '', '')]).toEqual([
      ['18+', 'Bar', '2 for 1'],
      ['18+'],
      [],
    ]);
  });
});

describe('the pass of dates', () => {
  it('TKT-03: where all dates agree, by the name that they agree on', () => {
    const date = (passporturl: string | null, passport = '') => ticketOf('1', { passporturl, passport });
    expect([
      passOf([date('/en/passes', 'All of it'), date('/en/passes', 'All of it')]),
      passOf([date('/en/passes', 'All of it'), date('/en/passes')]),
      passOf([date('/en/passes'), date('/en/others')]),
      passOf([date('/en/passes'), date(null)]),
      passOf([date(null)]),
      passOf([]),
    ]).toEqual([
      { url: '/en/passes', title: 'All of it' },
      { url: '/en/passes', title: '' },
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('the city of a date', () => {
  it('SHW-14: that of its venue, else the one that the date tells; an empty one is none', () => {
    const inCity = (name: string, location: string) => {
      const { venue } = ticketOf('1');
      return cityOf({
        venue: venue && { ...venue, location: { ...venue.location, city: { name } } },
        location,
      });
    };
    expect([
      inCity('Québec', 'Laval'),
      inCity('', 'Laval'),
      inCity('', ''),
      cityOf({ venue: null, location: 'Laval' }),
    ]).toEqual(['Québec', 'Laval', '', 'Laval']);
  });
});

describe('buttons', () => {
  const tickets = [
    { title: 'BUY TICKET', url: 'https://tickets.example/1' },
    { title: 'BUY PASS', url: '/en/choose-your-pass' },
    { title: 'VIP', url: null },
  ];
  const ticket = ticketOf('1', { tickets });
  const buyTicket = { title: 'BUY TICKET', url: 'https://tickets.example/1', sells: 'ticket' };
  const buyPass = { title: 'BUY PASS', url: '/en/choose-your-pass', sells: 'pass' };

  it('TKT-06: on Toronto every button with an address, passes unless buying one is hidden', () => {
    expect([
      ticketButtons(ticket, { isToronto: true, hidesPass: false }),
      ticketButtons(ticket, { isToronto: true, hidesPass: true }),
    ]).toEqual([[buyTicket, buyPass], [buyTicket]]);
  });

  it('TKT-02: elsewhere the first that sells tickets, not passes, and has an address', () => {
    const elsewhere = { isToronto: false, hidesPass: false };
    const pass = { title: 'Buy Pass', url: '/en/choose-your-pass' };
    const soon = { title: 'BUY TICKET', url: null };
    const first = { title: 'Balcony', url: 'https://tickets.example/2' };
    const second = { title: 'Floor', url: 'https://tickets.example/3' };
    const buttons = (...sold: (typeof pass | typeof soon)[]) =>
      ticketButtons(ticketOf('1', { ticketurl: null, tickets: sold }), elsewhere);
    expect([buttons(pass, soon, first, second), buttons(pass, soon)]).toEqual([
      [{ title: '', url: 'https://tickets.example/2', sells: 'ticket' }],
      [],
    ]);
  });

  it('TKT-03: a pass without an address is sold at `passporturl`, and its button is there once', () => {
    const sold = (facts: Partial<Ticket>) =>
      ticketButtons(ticketOf('1', { passporturl: '/en/passes', passport: 'All of it', ...facts }), {
        isToronto: true,
        hidesPass: false,
      }).filter(({ sells }) => sells === 'pass');
    expect([
      sold({ tickets: [{ title: 'BUY PASS', url: null }] }),
      sold({ tickets: [{ title: 'BUY PASS', url: '/en/choose-your-pass' }] }),
      sold({ tickets: [] }),
      sold({ tickets: [], passporturl: null }),
      sold({ tickets: [{ title: 'BUY PASS', url: null }], passporturl: null }),
    ]).toEqual([
      [{ title: 'BUY PASS', url: '/en/passes', sells: 'pass' }],
      [buyPass],
      [{ title: 'All of it', url: '/en/passes', sells: 'pass' }],
      [],
      [],
    ]);
  });

  it('TKT-06: the pass of `passporturl` is hidden where buying one is, and stands on Toronto pages only', () => {
    const told = ticketOf('1', { tickets: [], passporturl: '/en/passes', ticketurl: null });
    expect([
      ticketButtons(told, { isToronto: true, hidesPass: true }),
      ticketButtons(told, { isToronto: false, hidesPass: false }),
    ]).toEqual([[], []]);
  });

  it('TKT-03: the one that buys a ticket is called as `buy` says', () => {
    const elsewhere = { isToronto: false, hidesPass: false };
    const told = ticketOf('1', { tickets, ticketurl: 'https://tickets.example/1', buy: 'Grab a seat' });
    expect(ticketButtons(told, elsewhere)).toEqual([{ ...buyTicket, title: 'Grab a seat' }]);
  });

  it('TKT-03: elsewhere the address of the tickets wins over that of a button', () => {
    const told = ticketOf('1', {
      tickets: [{ title: 'Floor', url: 'https://tickets.example/3' }],
      ticketurl: 'https://tickets.example/1',
    });
    expect(ticketButtons(told, { isToronto: false, hidesPass: false })).toEqual([
      { title: '', url: 'https://tickets.example/1', sells: 'ticket' },
    ]);
  });

  it('TKT-02: elsewhere the one that buys a ticket, or none', () => {
    const elsewhere = { isToronto: false, hidesPass: false };
    expect([
      ticketButtons(ticket, elsewhere),
      ticketButtons(ticketOf('1', { tickets, ticketurl: null }), elsewhere),
      ticketButtons(ticketOf('1', { tickets: [], ticketurl: null }), elsewhere),
    ]).toEqual([[{ ...buyTicket, title: '' }], [{ ...buyTicket, title: '' }], []]);
  });
});

describe('the first announced time', () => {
  const { date } = ticketOf('1');
  it.each([
    [null, null],
    ['2027-07-15T20:00:00-04:00', { date: '2027-07-15', time: '20:00' }],
    ['2027-11-15T20:00:00-05:00', { date: '2027-11-15', time: '20:00' }],
    ['2027-07-15T20:00:00-0430', { date: '2027-07-15', time: '20:00' }],
    ['2027-07-16T00:00:00Z', { date: '2027-07-15', time: '20:00' }],
    ['x', null],
  ])('TKT-03: of %s is %o, at the offset of that day, else of the date', (start, told) => {
    expect(previousTimeOf({ date, previous_start: start })).toEqual(told);
  });

  it('TKT-03: without any readable offset it is unknown', () => {
    const told = { date: { ...date, timezone_offset: 'x' }, previous_start: '2027-07-16T00:00:00Z' };
    expect(previousTimeOf(told)).toBeNull();
  });
});

it('IMP-09: a whole day has no hour, is its date for machines, and is told by the clock of the place', () => {
  const { date, show } = ticketOf('1');
  const day = { ...date, start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
  expect(timeOfTicket({ date: day, show: { ...show, categories: ['En ligne'] } })).toEqual({
    date: '2027-07-16',
    time: '',
    instant: '2027-07-16',
    rule: 'venue',
    kind: 'online',
    zone: { timezone: 'America/Toronto', offset: '-0400' },
  });
});

it('TKT-06: an address of a pass is none of a ticket, and a ticket makes no pass', () => {
  const facts = { ticketurl: null, passporturl: 'https://pass.example', buy: '', passport: 'Pass' };
  const all = { isToronto: true, hidesPass: false };
  const ticket = { ...facts, tickets: [{ title: 'BUY TICKET', url: null }] };
  expect(ticketButtons(ticket, all)).toEqual([{ title: 'Pass', url: 'https://pass.example', sells: 'pass' }]);
  const sold = { ...facts, tickets: [{ title: 'BUY TICKET', url: 'https://t.example' }] };
  expect(ticketButtons(sold, all).map(({ sells }) => sells)).toEqual(['ticket', 'pass']);
});
