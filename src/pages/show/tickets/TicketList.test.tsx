import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { dateAt, datesOf, drawShow, now, showOf } from '../testing/sample.tsx';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { TicketList } from './TicketList.tsx';

const toronto = showOf({ belong_to: { name: 'JFL Toronto' } });
const ticketsOf = (html: string): string => html.match(/<section id="buyTickets".*?<\/section>/s)?.[0] ?? '';
const rowsOf = (tickets: readonly Ticket[], options: Parameters<typeof drawShow>[1] = {}): string[] =>
  partsOf(ticketsOf(drawShow(options.canReserve ? toronto : showOf(), { tickets, ...options })), 'li');
const venueIn = (city: string): Partial<Ticket> => ({
  venue: {
    name: 'Salle',
    map_url: null,
    location: { city: { name: city }, state: { name: '', abbreviation: '' } },
  },
});

describe('the list', () => {
  test('IMP-09: a date without an hour is a day', () => {
    const { date } = ticketOf('1');
    const day = { ...date, start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
    const [row = ''] = rowsOf([ticketOf('1', { date: day })]);
    expect(textOf(row)).toMatch(/^Friday 16 July 2027 (?!\d)/);
    expect(row).toContain('dateTime="2027-07-16"');
  });

  test('SHW-13: five rows at first, the others are there but folded', () => {
    const rows = rowsOf(datesOf(12));
    expect(rows.map((row) => row.includes('data-folded="true"'))).toEqual(
      Array.from({ length: 12 }, (_, index) => index >= 5),
    );
  });

  test.each([
    [5, null, undefined],
    [6, 'view all (1 more of 6)', '+1'],
    [12, 'view all (5 more of 12)', '+7'],
  ])('SHW-13: view all of %i; what is folded is counted on paper', (count, label, hidden) => {
    const html = ticketsOf(drawShow(showOf(), { tickets: datesOf(count) }));
    expect([
      html.match(/aria-label="(view all[^"]*)"/)?.[1] ?? null,
      attributesOf(html, 'ol')[0]?.['data-more'],
    ]).toEqual([label, hidden]);
  });

  test('SHW-13: each press shows five more, until all are seen', () => {
    const after = (...presses: string[]) => {
      const html = ticketsOf(drawShow(showOf(), { tickets: datesOf(12), presses }));
      const folded = partsOf(html, 'li').filter((row) => row.includes('data-folded="true"'));
      return { folded: folded.length, more: html.match(/aria-label="(view all[^"]*)"/)?.[1] ?? null };
    };
    const more = ['view all (5 more of 12)', 'view all (2 more of 12)'] as const;
    expect([after(), after(more[0]), after(...more)]).toEqual([
      { folded: 7, more: more[0] },
      { folded: 2, more: more[1] },
      { folded: 0, more: null },
    ]);
  });

  test('SHW-14: a city filter only with more than one city', () => {
    const one = ticketsOf(drawShow(showOf(), { tickets: datesOf(2) }));
    expect(one).not.toContain('<select');
    const tickets = [...datesOf(1, venueIn('Laval')), ...datesOf(3, venueIn('Québec')).slice(1)];
    const two = ticketsOf(drawShow(showOf(), { tickets }));
    expect(partsOf(two, 'option').map(textOf)).toEqual(['Every city', 'Laval', 'Québec']);
  });

  test('SHW-14: an empty city beside a told one is no city to choose', () => {
    const tickets = [
      ...datesOf(1, { ...venueIn('Laval'), location: 'Laval' }),
      ...datesOf(2, { ...venueIn(''), location: '' }).slice(1),
    ];
    const html = ticketsOf(drawShow(showOf(), { tickets }));
    expect(html).not.toContain('<select');
    const places = partsOf(html, 'li').map((row) => partsOf(row, 'small').map(textOf));
    expect(places).toEqual([['Laval'], []]);
  });

  test('SHW-14: a date whose venue tells no city is in the one that the date tells', () => {
    const tickets = [
      ...datesOf(1, { ...venueIn(''), location: 'Laval' }),
      ...datesOf(2, venueIn('Québec')).slice(1),
    ];
    expect(partsOf(ticketsOf(drawShow(showOf(), { tickets })), 'option').map(textOf)).toEqual([
      'Every city',
      'Laval',
      'Québec',
    ]);
  });

  test.each([
    [now - 60_000, true],
    [now, true],
    [now + 60_000, false],
  ])(
    'RES-15: a date that begins at %d is over: %s, and has a calendar file only before that',
    (start, isOver) => {
      const [row = ''] = rowsOf([dateAt('1', new Date(start).toISOString())]);
      expect([
        row.includes('data-past="true"'),
        row.includes('.ics'),
        textOf(row).includes('Add to my calendar'),
        textOf(row).endsWith('Past show'),
      ]).toEqual([isOver, !isOver, !isOver, isOver]);
    },
  );

  test('RES-15: where there is a reservation, it alone says that a date is over', () => {
    const [row = ''] = rowsOf([dateAt('1', '2027-05-01T23:30:00Z')], { canReserve: true });
    expect([
      textOf(row).includes('Past show'),
      textOf(row).includes('reserve 1'),
      row.includes('.ics'),
    ]).toEqual([false, true, false]);
  });

  const { date } = ticketOf('6');
  const far = dateAt('6', '2027-07-30T23:30:00Z', {
    ...venueIn('London'),
    date: { ...date, start: '2027-07-30T23:30:00Z', timezone_offset: '+0100', timezone: 'Europe/London' },
  });

  test('CAL-35: the note tells the zones of the rows that are seen', () => {
    const words = (count: number) => textOf(drawShow(showOf(), { tickets: [...datesOf(count), far] }));
    expect(words(5)).toContain('Time zone: Montréal time.');
    expect(words(4)).toMatch(/Time zones: Montréal time and London time\./);
  });

  test('CAL-35: of a chosen city the note tells its zone, even if its dates were folded before', async () => {
    const { find, html } = await renderLive(
      <TicketList
        tickets={[...datesOf(5), far]}
        now={now}
        isToronto={false}
        hidesPass={false}
        areSeatsLive={false}
        icsHref={(id) => `/${id}.ics`}
        renderHeart={() => null}
        renderReservation={null}
      />,
    );
    const note = () => textOf(html()).match(/Time zones?: .*?\./g);
    expect(note()).toEqual(['Time zone: Montréal time.']);
    await act(async () => {
      find('select').value = 'London';
      find('select').dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(note()).toEqual(['Time zone: London time.']);
  });

  test('RES-15: dates that are over come last, and sell nothing', () => {
    const rows = rowsOf([dateAt('1', '2027-05-01T23:30:00Z'), ...datesOf(2).slice(1)]).map(textOf);
    expect(rows[0]).toMatch(/^Saturday 3 July 2027/);
    expect(rows[1]).toMatch(/^Saturday 1 May 2027 7:30 pm .* Past show$/);
    expect(rows[1]).not.toContain('BUY');
  });

  test("CAL-35: whose clock it is, in the requirement's words, for shows of a place only", () => {
    const note = "Time indicated corresponds to venue's local time. Time zone: Montréal time.";
    expect(textOf(drawShow(showOf()))).toContain(note);
    const online = datesOf(1, { show: { ...ticketOf('1').show, categories: ['Online'] } });
    expect(textOf(drawShow(showOf(), { tickets: online }))).not.toContain('Time indicated');
  });
});

describe('a row', () => {
  const row = (facts: Partial<Ticket> = {}, options: Parameters<typeof drawShow>[1] = {}): string =>
    rowsOf(datesOf(1, facts), options)[0] ?? '';

  test('TKT-01: day, time, venue, city, price, calendar file and button', () => {
    expect(textOf(row())).toBe(
      'Friday 2 July 2027 7:30 pm Théâtre du Coin (new window) Montréal $25 – $48.50 ' +
        'BUY TICKET Fri 2 Jul 7:30 pm (new window) More Fri 2 Jul 7:30 pm Add to my calendar Fri 2 Jul 7:30 pm',
    );
    expect(row()).toContain('dateTime="2027-07-02T19:30-04:00"');
    expect(row()).toContain('href="/api/content/en/content/8/programmations/1.ics"');
  });

  test('TKT-01: the venue is linked where there is a map', () => {
    expect(row()).toContain('href="https://map.example/1"');
    expect(row(venueIn('Laval'))).not.toContain('map.example');
  });

  test('TKT-01: an online show stands at no venue', () => {
    const online = { show: { ...ticketOf('1').show, categories: ['Online'] } };
    expect(textOf(row(online))).toContain('7:30 pm Online Montréal time $25');
    expect(row(online)).not.toContain('map.example');
    expect(textOf(row({ venue: null }))).toContain('7:30 pm Online $25');
  });

  test.each([
    ['-0400', '2027-07-02T19:30-04:00'],
    ['0100', '2027-07-03T00:30+01:00'],
    ['+0530', '2027-07-03T05:00+05:30'],
  ])('TKT-08: the instant at the offset %s', (timezone_offset, instant) => {
    const { date } = dateAt('1', '2027-07-02T23:30:00Z');
    expect(row({ date: { ...date, timezone_offset } })).toContain(`dateTime="${instant}"`);
  });

  test('TKT-02: a free date is reserved, not bought', () => {
    expect(textOf(row({ status: 'FREE', tickets: [] }))).toContain('RESERVE FOR FREE');
  });

  test.each([
    ['is not sold', { sale: false, tickets: [] }],
    ['has no address of tickets', { tickets: [], ticketurl: null }],
  ])('TKT-02: a free date that %s needs no ticket, and says so', (_, facts) => {
    const words = textOf(row({ status: 'FREE', ...facts }));
    expect(words).toContain('Free, just come.');
    expect(words).not.toMatch(/buy|sale/i);
  });

  test('TKT-02: the words of the wire do not sell a free date', () => {
    const tickets = [{ title: 'BUY TICKET', url: 'https://tickets.example/1' }];
    expect(textOf(row({ status: 'FREE', tickets, ticketurl: null }))).toContain('RESERVE FOR FREE');
  });

  test('TKT-02: a free date that can be reserved first says so by its control alone', () => {
    const free: Partial<Ticket> = { status: 'FREE', tickets: [], ticketurl: null };
    expect(textOf(row(free, { canReserve: true, reserving: 'first' }))).not.toContain('Free, just come.');
  });

  test('TKT-02: a free ticket that the wire says to get is reserved', () => {
    const tickets = [{ title: 'Get ticket', url: 'https://tickets.example/1' }];
    const says = (status: Ticket['status']) =>
      /RESERVE FOR FREE|GET TICKET/.exec(textOf(row({ status, tickets }, { canReserve: true })))?.[0];
    expect([says('FREE'), says('ON_SALE')]).toEqual(['RESERVE FOR FREE', 'GET TICKET']);
  });

  test('TKT-06: tickets stand out, passes do not', () => {
    const tickets = [
      { title: 'BUY TICKET', url: 'https://tickets.example/1' },
      { title: 'BUY PASS', url: '/en/choose-your-pass' },
    ];
    expect(row({ tickets }, { canReserve: true }).match(/data-look="\w+"/g)).toEqual([
      'data-look="primary"',
      'data-look="dark"',
    ]);
  });

  test.each([
    ['RES-15', false, 'en', 60, 'Closing soon'],
    ['RES-15', false, 'fr', 60, 'Ferme bientôt'],
    ['RES-15', false, 'en', 61, ''],
    ['RES-14', true, 'en', 180, 'Last hour to reserve'],
    ['RES-14', true, 'fr', 120, 'Dernière heure pour réserver'],
    ['RES-14', true, 'en', 119, ''],
  ] as const)(
    '%s: whether a date closes soon is said (Toronto %s, %s, %i min ahead)',
    (_, isToronto, lang, minutes, says) => {
      const ticket = dateAt('1', new Date(now + minutes * 60_000).toISOString());
      const [html = ''] = rowsOf([ticket], { canReserve: isToronto, lang });
      expect(saidBy(html).chip).toBe(says);
      const [off = ''] = rowsOf([{ ...ticket, state: 'cancelled' }], { canReserve: isToronto, lang });
      expect(saidBy(off).chip).toBe(lang === 'fr' ? 'Annulé' : 'Cancelled');
    },
  );

  test('TKT-01: information and promotion are told', () => {
    const notes = { field_info_text: '18+', field_promo_text: '2 for 1' };
    expect(textOf(row(notes))).toContain('18+ 2 for 1');
    expect(textOf(row({ ...notes, state: 'cancelled' }))).toContain('18+ 2 for 1');
    const calendarOf = (state: Ticket['state']) =>
      valuesOf(row({ ...notes, state }), 'href').filter((href) => href.endsWith('.ics')).length;
    expect([calendarOf('scheduled'), calendarOf('rescheduled'), calendarOf('cancelled')]).toEqual([1, 1, 0]);
  });

  test('TKT-02: only SOLD_OUT sells nothing', () => {
    const buttons = (status: Ticket['status']) => partsOf(row({ status }), 'button').map(textOf);
    expect([buttons('SOLD_OUT'), buttons('ON_SALE'), buttons('FREE'), buttons(null)]).toEqual([
      ['Sold out'],
      [],
      [],
      [],
    ]);
    expect(row({ status: 'SOLD_OUT' })).not.toContain('tickets.example');
  });

  const both = [
    { title: 'BUY TICKET', url: 'https://tickets.example/1' },
    { title: 'BUY PASS', url: '/en/choose-your-pass' },
  ];
  test.each([true, false])(
    'TKT-02: sold out, no way to buy is left, folded or not (Toronto: %s)',
    (canReserve) => {
      const soldOut = row({ status: 'SOLD_OUT', tickets: both }, { canReserve });
      expect([textOf(soldOut).match(/BUY \w+/g), soldOut.includes('choose-your-pass')]).toEqual([
        null,
        false,
      ]);
    },
  );

  test('TKT-03: a date whose place and price nobody tells tells its last seats', () => {
    const nowhere = { ...venueIn(''), location: '', price: { min: null, max: null } };
    expect(textOf(row({ ...nowhere, taken_seats: 217 }, { areSeatsLive: true }))).toContain(
      'Salle 3 seats left BUY TICKET',
    );
  });

  test('TKT-06: a pass without words is called one', () => {
    const told = { tickets: [], passporturl: '/en/passes', ...venueIn('') };
    expect(partsOf(row(told, { canReserve: true }), 'a').map(textOf)).toEqual([
      'BUY PASS Fri 2 Jul 7:30 pm',
      'Add to my calendar Fri 2 Jul 7:30 pm',
    ]);
  });

  test('RES-16: what is off stands out more than what has another date', () => {
    const toneOf = (state: Ticket['state']) =>
      attributesOf(row({ state }), 'span').flatMap((chip) => chip['data-tone'] ?? []);
    expect([toneOf('cancelled'), toneOf('postponed'), toneOf('rescheduled')]).toEqual([
      ['danger'],
      ['yellow'],
      ['yellow'],
    ]);
  });

  const saidBy = (html: string) => ({
    chip: textOf(/<span[^>]*data-tone[^>]*>.*?<\/span>/.exec(html)?.[0] ?? ''),
    buttons: partsOf(html, 'button').map(textOf),
    sells: html.includes('tickets.example'),
    hasFile: html.includes('.ics'),
  });

  test.each([
    ['cancelled', 'en', 'Cancelled', 'Show cancelled'],
    ['cancelled', 'fr', 'Annulé', 'Spectacle annulé'],
    ['postponed', 'en', 'Postponed', 'Postponed, new date to come'],
    ['postponed', 'fr', 'Reporté', 'Reporté, nouvelle date à venir'],
  ] as const)('RES-16: a date that is %s sells nothing and says so (%s)', (state, lang, chip, button) => {
    for (const status of ['ON_SALE', 'SOLD_OUT', 'FREE'] as const)
      expect(saidBy(row({ state, status }, { lang }))).toEqual({
        chip,
        buttons: [button],
        sells: false,
        hasFile: false,
      });
    const past = rowsOf([dateAt('1', '2027-05-01T23:30:00Z', { state })], { lang })[0] ?? '';
    expect(saidBy(past).buttons).toEqual([button]);
  });

  test.each([
    ['en', 'BUY TICKET,GET TICKET,BUY PASS,BUY VIP', '$25 – $48.50', 'Home,Shows'],
    [
      'fr',
      'Acheter un billet,Obtenir un billet,Acheter un passe,Acheter une place VIP',
      '25\u00a0$ – 48,50\u00a0$',
      'Accueil,Spectacles',
    ],
  ] as const)(
    'TKT-06: the words of the wire, the prices and the way up are in the page’s language alone (%s)',
    (lang, titles, price, above) => {
      const words = ['BUY TICKET', 'GET TICKET', 'BUY PASS', 'buy vip'];
      const tickets = datesOf(1, {
        tickets: words.map((title) => ({ title, url: `https://tickets.example/${title}` })),
      });
      const html = drawShow(showOf({ belong_to: { name: 'JFL Toronto' } }), { lang, tickets });
      const dates = html.slice(html.indexOf('<section id="buyTickets"'));
      const links = partsOf(dates, 'a').filter((link) => link.includes('tickets.example'));
      expect(links.map((link) => textOf(link).replace(/ (\p{Lu}\p{Ll}{2}|ven\.) 2 .*/u, ''))).toEqual(
        titles.split(','),
      );
      expect(textOf(html)).toContain(price.replaceAll('\u00a0', ' '));
      expect(
        partsOf(partsOf(html, 'nav')[0] ?? '', 'a')
          .map(textOf)
          .join(),
      ).toBe(above);
    },
  );

  test('RES-16: on Toronto its reservation control says why; the heart stays', () => {
    const html = row({ state: 'cancelled' }, { canReserve: true, hasHearts: true });
    expect(saidBy(html)).toEqual({ chip: 'Cancelled', buttons: [], sells: false, hasFile: false });
    expect(textOf(html)).toMatch(/heart 1 of Fri 2 Jul 7:30 pm reserve 1$/);
  });

  test.each([
    ['2027-07-01T19:00-04:00', 'en', 'New date Instead of Thu 1 Jul 7:00 pm'],
    ['2027-07-01T23:00:00Z', 'en', 'New date Instead of Thu 1 Jul 7:00 pm'],
    ['2027-07-01T19:00-04:00', 'fr', 'Nouvelle date Au lieu de : jeu. 1er juill. 19:00'],
    [null, 'en', 'New date'],
  ] as const)('TKT-01: a rescheduled date tells when it was to be (%s, %s)', (previous, lang, says) => {
    const html = row({ state: 'rescheduled', previous_start: previous }, { lang });
    expect(saidBy(html)).toMatchObject({ buttons: [], sells: true, hasFile: true });
    expect(textOf(html)).toContain(says);
    expect(html.includes('nstead')).toBe(previous !== null && lang === 'en');
  });

  test.each(
    dateStates({
      scheduled: ['', 'Friday 2 July 2027', null],
      cancelled: ['Cancelled', 'Friday 2 July 2027', null],
      'cancelled, given after all': ['', 'Friday 2 July 2027', null],
      postponed: ['Postponed', 'Friday 2 July 2027', null],
      'postponed, given at its old hour': ['', 'Friday 2 July 2027', null],
      'postponed, then moved': ['New date', 'Saturday 3 July 2027', 'Instead of Fri 2 Jul 7:30 pm'],
      moved: ['New date', 'Saturday 3 July 2027', 'Instead of Fri 2 Jul 7:30 pm'],
      'moved back': ['', 'Friday 2 July 2027', null],
      'moved twice': ['New date', 'Sunday 4 July 2027', 'Instead of Fri 2 Jul 7:30 pm'],
    }),
  )(
    'TKT-01: a date that is $name tells its start, and the first announced one if it has moved',
    ({ state, day, previousDay, told }) => {
      const startOn = (after: number): string => `2027-07-${String(2 + after).padStart(2, '0')}T23:30:00Z`;
      const previous_start = previousDay === null ? null : startOn(previousDay);
      const [html = ''] = rowsOf([dateAt('1', startOn(day), { state, previous_start })]);
      const words = textOf(html);
      expect([
        saidBy(html).chip,
        words.split(' ').slice(0, 4).join(' '),
        words.match(/Instead of .*? pm/)?.[0] ?? null,
      ]).toEqual(told);
    },
  );

  test.each(['cancelled', 'postponed'] as const)(
    'TKT-01: a date that was moved and is %s then tells no date that it replaces',
    (state) => {
      expect(textOf(row({ state, previous_start: '2027-07-01T23:00:00Z' }))).not.toContain('Instead of');
    },
  );

  test.each([
    ['en', 'Not on sale'],
    ['fr', 'Pas en vente'],
  ] as const)('TKT-03: a date that is not for sale says so and has no link to tickets (%s)', (lang, says) => {
    for (const canReserve of [false, true]) {
      const html = row({ sale: false }, { lang, canReserve });
      expect([partsOf(html, 'button').map(textOf), html.includes('tickets.example')]).toEqual([
        [says],
        false,
      ]);
      expect(html).toMatch(/<button[^>]* disabled=""/);
    }
  });

  test('TKT-03: `status` wins over `soldout`, which counts where no status is told', () => {
    const buttons = (facts: Partial<Ticket>) => partsOf(row(facts), 'button').map(textOf);
    expect([
      buttons({ soldout: true }),
      buttons({ soldout: true, status: null }),
      buttons({ soldout: false, status: 'SOLD_OUT' }),
    ]).toEqual([[], ['Sold out'], ['Sold out']]);
  });

  test('TKT-03: `buy`, `info`, `passporturl` and `passport` are said and led to', () => {
    const told = {
      buy: 'Grab a seat',
      info: 'Bring a coat',
      passporturl: '/en/passes',
      passport: 'All of it',
    };
    expect(textOf(row(told))).toMatch(/ Grab a seat Fri 2 Jul 7:30 pm \(new window\) More .* Bring a coat$/);
    const onToronto = row({ ...told, tickets: [] }, { canReserve: true });
    expect([textOf(onToronto).includes('All of it'), onToronto.includes('href="/en/passes"')]).toEqual([
      true,
      true,
    ]);
    expect(row({ ...told, tickets: [] }, { canReserve: true, hidesPass: true })).not.toContain('/en/passes');
  });

  test.each([
    [{ min: 0, max: 0 }, 'Free'],
    [{ min: 30, max: 30 }, '$30'],
  ])('TKT-05: %o reads %s', (price, said) => {
    expect(textOf(row({ price }))).toContain(` Montréal ${said} BUY`);
  });

  test('TKT-05: a price that nobody told is not there', () => {
    expect(textOf(row({ price: { min: null, max: null } }))).toContain(' Montréal BUY');
  });

  test('TKT-06: on Toronto the buttons of the wire, but for passes where buying one is hidden', () => {
    const tickets = [
      { title: 'BUY TICKET', url: 'https://tickets.example/1' },
      { title: 'BUY PASS', url: '/en/choose-your-pass' },
      { title: 'VIP', url: null },
    ];
    const titles = (hidesPass: boolean) =>
      (row({ tickets }, { canReserve: true, hidesPass }).match(/BUY \w+|VIP/g) ?? []).join();
    expect([titles(false), titles(true)]).toEqual(['BUY TICKET,BUY PASS', 'BUY TICKET']);
  });

  test.each([
    ['beside', ['BUY TICKET'], 'Other ways to buy', ['BUY PASS']],
    ['first', [], 'Other ways to buy', ['BUY TICKET', 'BUY PASS']],
    ['reserved', [], 'More', ['BUY TICKET', 'BUY PASS']],
  ] as const)(
    'TKT-02: one way is the main one, the others unfold without scripts; reserving is %s',
    (reserving, main, summary, others) => {
      const html = row({ tickets: both }, { canReserve: true, reserving });
      const [folded = ''] = partsOf(html, 'details');
      const buttonsIn = (part: string) => textOf(part).match(/BUY \w+/g) ?? [];
      expect([
        buttonsIn(html.replace(folded, '')),
        textOf(partsOf(folded, 'summary')[0] ?? ''),
        buttonsIn(folded),
      ]).toEqual([main, `${summary} Fri 2 Jul 7:30 pm`, others]);
    },
  );

  test.each([
    ['en', 19, '19 seats left'],
    ['en', 1, '1 seat left'],
    ['fr', 2, '2 places restantes'],
    ['en', 20, null],
  ] as const)(
    'TKT-03: few seats are told, where this browser has asked for them (%s, %i)',
    (lang, left, says) => {
      const seats = { capacity_seats: 220, taken_seats: 220 - left };
      const said = (areSeatsLive: boolean) =>
        /\d+ (seats? left|places? restantes?)/.exec(textOf(row(seats, { lang, areSeatsLive })))?.[0] ?? null;
      expect([said(true), said(false)]).toEqual([says, null]);
      expect(textOf(row({ ...seats, status: 'SOLD_OUT' }, { lang, areSeatsLive: true }))).not.toMatch(
        /left|restante/,
      );
    },
  );

  test('TKT-06: the words of the wire are said in French', () => {
    const html = row({}, { canReserve: true, lang: 'fr' });
    expect(textOf(html)).toContain('Acheter un billet');
  });

  test('WSH-01: each row that is seen has its heart, on Toronto pages and on others', () => {
    for (const canReserve of [true, false]) {
      const rows = rowsOf(datesOf(6), { canReserve, hasHearts: true }).map(textOf);
      expect(rows.map((text) => /heart .* of [^B]*? pm/.exec(text)?.[0])).toEqual([
        'heart 1 of Fri 2 Jul 7:30 pm',
        'heart 2 of Sat 3 Jul 7:30 pm',
        'heart 3 of Sun 4 Jul 7:30 pm',
        'heart 4 of Mon 5 Jul 7:30 pm',
        'heart 5 of Tue 6 Jul 7:30 pm',
        undefined,
      ]);
    }
  });

  test('WSH-01: a date that is over, sold out or cancelled has its heart, too', () => {
    const dates = [
      dateAt('1', '2027-05-01T23:30:00Z'),
      dateAt('2', '2027-07-02T23:30:00Z', { status: 'SOLD_OUT' }),
      dateAt('3', '2027-07-03T23:30:00Z', { state: 'cancelled' }),
    ];
    expect(rowsOf(dates, { hasHearts: true }).map((html) => /heart \d/.exec(textOf(html))?.[0])).toEqual([
      'heart 2',
      'heart 3',
      'heart 1',
    ]);
  });

  test('RES-10: rows that are seen can be reserved on Toronto pages, and none on any other, whatever the page has', () => {
    const controls = (show: ReturnType<typeof showOf>) => {
      const html = drawShow(show, { tickets: datesOf(6), canReserve: true });
      return partsOf(ticketsOf(html), 'li').map((row) => /reserve \d/.exec(textOf(row))?.[0]);
    };
    expect([controls(toronto), controls(showOf())]).toEqual([
      ['reserve 1', 'reserve 2', 'reserve 3', 'reserve 4', 'reserve 5', undefined],
      [undefined, undefined, undefined, undefined, undefined, undefined],
    ]);
  });
});
