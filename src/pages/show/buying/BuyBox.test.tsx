import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { listedShow } from '#contract/wire/shows.ts';
import { ListedShowCard } from '#src/components/cards/ListedShows.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ticketOf } from '#contract/programme/testing/tickets.ts';
import { boxOf, datesOf, drawShow, showOf } from '../testing/sample.tsx';
import { datesHref } from './sale.ts';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';

describe('the buy box', () => {
  test('SHW-09: a single place is linked to its map; dates and price in words', () => {
    const box = boxOf(drawShow(showOf()));
    expect(textOf(box)).toBe(
      'Tickets Next: Fri 2 Jul 7:30 pm Where Théâtre du Coin, Montréal (new window) When Jul 2 – Aug 3, 2027 Price $25 – $48.50 BUY TICKET (new window)',
    );
    expect(box).toContain('href="https://map.example/1" target="_blank" rel="noopener noreferrer"');
  });

  test.each([
    ['en', '2027-07-02T16:00:00Z', 'Next: tonight 7:30 pm · 12 more dates Where'],
    ['en', '2027-07-01T16:00:00Z', 'Next: tomorrow 7:30 pm · 12 more dates Where'],
    ['fr', '2027-07-02T16:00:00Z', 'Prochaine : ce soir 19:30 · 12 autres dates Où'],
    ['fr', '2027-07-02T23:30:00Z', 'Prochaine : demain 19:30 · 11 autres dates Où'],
    ['en', '2027-07-12T23:30:00Z', 'Next: tomorrow 7:30 pm · 1 more date Where'],
    ['en', '2027-07-13T23:30:00Z', 'Next: tomorrow 7:30 pm Where'],
    ['en', '2027-06-01T16:00:00Z', 'Next: Fri 2 Jul 7:30 pm · 12 more dates Where'],
  ] as const)('SHW-09: the next date comes first, then the range (%s, %s)', (lang, at, says) => {
    const box = textOf(boxOf(drawShow(showOf(), { lang, at: Date.parse(at), tickets: datesOf(13) })));
    expect(box.replaceAll('\u00a0', ' ')).toContain(says);
    expect(box).toMatch(/(When Jul 2|Quand 2 juill\.) – /);
  });

  test('SHW-09: once nothing is to come no next date is told', () => {
    const box = boxOf(drawShow(showOf(), { at: Date.parse('2027-09-01T00:00:00Z'), tickets: datesOf(3) }));
    expect(textOf(box)).toMatch(/^Tickets Where .* This show is over\. See other shows$/);
  });

  test('SHW-09: a next date without an hour is a day, today as on any other day', () => {
    const day = { ...ticketOf('1').date, start: '2027-07-16T04:00:00Z', end: '2027-07-17T04:00:00Z' };
    const says = (at: string) =>
      /Next: (.*) Where/.exec(
        textOf(boxOf(drawShow(showOf(), { at: Date.parse(at), tickets: [ticketOf('1', { date: day })] }))),
      )?.[1];
    expect([says('2027-07-15T16:00:00Z'), says('2027-07-10T16:00:00Z')]).toEqual([
      'Fri 16 Jul',
      'Fri 16 Jul',
    ]);
  });

  const told = { duration_minutes: 80, age_min: 16, languages: ['fr', 'en', 'xx'] };
  test.each([
    ['en', told, 'Length 1 h 20 min Languages French and English Ages 16 and up'],
    ['fr', told, 'Durée 1 h 20 Langues français et anglais Âge dès 16 ans'],
    ['en', { duration_minutes: 45, language: 'fr' }, 'Length 45 min Language French'],
    ['fr', { duration_minutes: 120 }, 'Durée 2 h'],
    ['en', { languages: ['fr-CA', 'EN'], age_min: 0 }, 'Languages French and English'],
  ] as const)('SHW-07: it tells what the data has, and nothing else (%s)', (lang, facts, says) => {
    const box = textOf(boxOf(drawShow(showOf(facts), { lang }))).replaceAll('\u00a0', ' ');
    expect(/(?:48\.50|48,50 \$) (.*?) (?:BUY|Acheter)/.exec(box)?.[1]).toBe(says);
  });

  test('SHW-09: several places are Multiple', () => {
    const location = ['One', 'Two'].map((name) => ({ name, city: '', map_url: null }));
    expect(textOf(boxOf(drawShow(showOf({ location }))))).toContain('Where Multiple When');
  });

  const whereIs = (place: object) =>
    /Where (.*) When/.exec(
      textOf(boxOf(drawShow(showOf({ location: [{ name: '', city: '', map_url: null, ...place }] })))),
    )?.[1];

  test.each([
    [{ name: 'Théâtre du Coin', city: '' }, 'Théâtre du Coin'],
    [{ name: '', city: 'Montréal' }, 'Montréal'],
    [{ name: 'Théâtre du Coin', city: 'Montréal' }, 'Théâtre du Coin, Montréal'],
    [{ name: 'Théâtre du Coin', map_url: 'https://map.example/1' }, 'Théâtre du Coin (new window)'],
  ])('SHW-09: of the place %o it says "%s"', (place, says) => {
    expect(whereIs(place)).toBe(says);
  });

  test('SHW-09: a place without a map is no link, and no place is no line', () => {
    const location = [{ name: 'Théâtre du Coin', city: 'Montréal', map_url: null }];
    const box = boxOf(drawShow(showOf({ location })));
    expect(/<dd>(.*?)<\/dd>/.exec(box)?.[1]).toBe('Théâtre du Coin, Montréal');
    expect(textOf(boxOf(drawShow(showOf({ location: [] }))))).toMatch(
      /^Tickets Next: Fri 2 Jul 7:30 pm When /,
    );
  });

  test.each([
    ['2027-07-03T04:30:00Z', 'Friday, July 2, 2027'],
    ['2027-07-03T05:00:00Z', 'Jul 2 – Jul 3, 2027'],
    ['2028-01-02T00:30:00Z', 'Jul 2, 2027 – Jan 1, 2028'],
  ])('SHW-09: dates until %s', (lastDate, says) => {
    const date = {
      firstDate: '2027-07-02T23:30:00Z',
      lastDate,
      timezone_offset: '-0400',
      timezone_offset_end: '-0500',
    };
    const said = /When (.*) Price/.exec(textOf(boxOf(drawShow(showOf({ date })))))?.[1];
    expect(said).toBe(says);
  });

  test.each([
    ['en', 'Jul 7 – Jul 11, 2027'],
    ['fr', '7 juill. – 11 juill. 2027'],
  ] as const)(
    'SHW-09: the offset of the end is that of the beginning where it is not told, as in the list (%s)',
    (lang, says) => {
      const date = {
        firstDate: '2027-07-08T00:00:00Z',
        lastDate: '2027-07-12T00:00:00Z',
        timezone_offset: '-0400',
      };
      const words = textOf(boxOf(drawShow(showOf({ date }), { lang })));
      expect(/(?:When|Quand) (.*) (?:Price|Prix)/.exec(words)?.[1]).toBe(says);
      const show = v.parse(listedShow, { id: '1', title: 'Nuits', url: '/n', venues: [], date });
      const card = <ListedShowCard show={show} siteId={8} today={0} />;
      expect(textOf(renderScreen(card, { lang }))).toContain(says);
    },
  );

  test('SHW-09: the price is from the least to the most of all dates', () => {
    const tickets = [
      ...datesOf(1, { price: { min: 20, max: 30 } }),
      ...datesOf(1, { price: { min: 25, max: 60 } }),
    ];
    expect(textOf(boxOf(drawShow(showOf(), { tickets })))).toContain('Price $20 – $60');
    const untold = datesOf(1, { price: { min: null, max: null } });
    expect(textOf(drawShow(showOf(), { tickets: untold }))).not.toMatch(/Price|\$/);
  });

  test('SHW-11: where every date is free a seat is reserved, not bought', () => {
    const words = (...statuses: ('FREE' | 'ON_SALE')[]) =>
      textOf(boxOf(drawShow(showOf(), { tickets: statuses.flatMap((status) => datesOf(1, { status })) })));
    expect(
      [words('FREE', 'FREE'), words('FREE', 'ON_SALE')].map((text) => text.includes('RESERVE FOR FREE')),
    ).toEqual([true, false]);
    const tickets = datesOf(2, { status: 'FREE' });
    expect(textOf(boxOf(drawShow(showOf(), { tickets, ticketHref: datesHref })))).toMatch(/RESERVE FOR FREE/);
  });

  test('FES-22: what is free where nobody reserves has no button to reserve: one just comes', () => {
    const open = (ticketHref: string) =>
      textOf(
        boxOf(drawShow(showOf(), { tickets: datesOf(2, { status: 'FREE' }), ticketHref, hasCredits: false })),
      );
    expect(open(datesHref)).toMatch(/Free, just come\.$/);
    expect(open('https://tickets.example/12')).toMatch(/RESERVE FOR FREE/);
  });

  test('SHW-17: without any date there is no ticket button', () => {
    expect(textOf(boxOf(drawShow(showOf(), { tickets: [] })))).not.toMatch(/TICKET|Sold/);
  });

  test('SHW-17: one date that is not sold out is sold', () => {
    const tickets = [...datesOf(1, { status: 'SOLD_OUT' }), ...datesOf(1)];
    expect(textOf(boxOf(drawShow(showOf(), { tickets })))).toContain('BUY TICKET');
  });

  test('SHW-10: the ticket button opens a dialog, once it can, and is a link where no script runs', () => {
    const box = boxOf(drawShow(showOf(), { hasPopup: true }));
    expect(partsOf(box, 'button').map(textOf)).toEqual(['BUY TICKET']);
    expect(box).toMatch(/<button(?!.*data-early).* aria-haspopup="dialog" aria-disabled="true"/);
    expect(partsOf(box, 'noscript').join()).toContain('href="https://tickets.example/12"');
  });

  test('SHW-10: without the dialog it leads straight to the tickets', () => {
    const box = boxOf(drawShow(showOf()));
    expect(partsOf(box, 'button')).toEqual([]);
    expect(box).toContain('href="https://tickets.example/12"');
  });

  test('SHW-11: the texts and the pass of the upsell', () => {
    const upsell = { ticketText: 'Grab a seat', passText: 'All of it', passUrl: '/en/choose-your-pass' };
    const html = drawShow(showOf({ upsell: { ...upsell, ticketUrl: null, useModal: false } }));
    expect(textOf(boxOf(html))).toMatch(/Grab a seat \(new window\) All of it$/);
  });

  test('RES-28: the pass button is hidden from a member on Toronto', () => {
    const upsell = {
      passUrl: '/en/choose-your-pass',
      ticketText: '',
      passText: '',
      ticketUrl: null,
      useModal: false,
    };
    const shown = (hidesPass: boolean) => textOf(boxOf(drawShow(showOf({ upsell }), { hidesPass })));
    expect([shown(false).includes('BUY PASS'), shown(true).includes('BUY PASS')]).toEqual([true, false]);
  });

  test.each([
    ['of this site', '/en/passes', { href: '/en/passes' }, 'BUY PASS'],
    [
      'of somebody else',
      'https://passes.example/',
      { href: 'https://passes.example/', target: '_blank', rel: 'noopener noreferrer' },
      'BUY PASS (new window)',
    ],
  ])('SHW-11: the pass %s is a link that says where it opens', (_, passUrl, link, words) => {
    const box = boxOf(drawShow(showOf({ upsell: { passUrl, useModal: false } })));
    const [last = ''] = partsOf(box, 'a').slice(-1);
    expect([attributesOf(last, 'a'), textOf(last)]).toEqual([[link], words]);
  });

  test('SHW-10: what leads to the dates of this page opens no window', () => {
    const box = boxOf(drawShow(showOf({ location: [] }), { ticketHref: datesHref }));
    expect([attributesOf(box, 'a'), textOf(box).endsWith('BUY TICKET')]).toEqual([
      [{ href: datesHref, 'data-look': 'primary' }],
      true,
    ]);
  });

  test('SHW-06: a web broadcast is online, wherever it is filmed', () => {
    expect(textOf(boxOf(drawShow(showOf({ categories: [{ name: 'Online' }] }))))).toContain(
      'Where Online When',
    );
  });

  test('SHW-09: a single day is one for machines, too; the box is named by its heading', () => {
    const date = {
      firstDate: '2027-07-02T23:30:00Z',
      lastDate: '2027-07-03T02:00:00Z',
      timezone_offset: '-0400',
    };
    const html = drawShow(showOf({ date }));
    const [box] = attributesOf(html, 'aside');
    expect([attributesOf(boxOf(html), 'time'), box?.['aria-labelledby']]).toEqual([
      [{ dateTime: '2027-07-02T23:30:00.000Z' }, { dateTime: '2027-07-02' }],
      attributesOf(boxOf(html), 'h2')[0]?.['id'],
    ]);
  });

  test('SHW-17: everything sold out says so', () => {
    const box = boxOf(drawShow(showOf(), { tickets: datesOf(2, { status: 'SOLD_OUT' }) }));
    expect(box.match(/<button[^>]* disabled=""[^>]*>[^<]*/g)?.map(textOf)).toEqual(['Sold out']);
  });

  const off = (...states: ('cancelled' | 'postponed')[]) =>
    states.flatMap((state, index) => datesOf(index + 1, { state }).slice(index));

  test.each([
    ['en', off('cancelled', 'cancelled'), 'Show cancelled', 'This show is cancelled.'],
    ['fr', off('cancelled', 'cancelled'), 'Spectacle annulé', 'Ce spectacle est annulé.'],
    ['en', off('cancelled', 'postponed'), 'Postponed, new date to come', 'This show is postponed.'],
    ['fr', off('postponed'), 'Reporté, nouvelle date à venir', 'Ce spectacle est reporté.'],
  ] as const)(
    'SHW-17: a show that is off says so and sells nothing (%s)',
    (lang, tickets, button, notice) => {
      const upsell = {
        passUrl: '/en/choose-your-pass',
        ticketText: '',
        passText: '',
        ticketUrl: 'https://tickets.example/12',
        useModal: true,
      };
      const html = drawShow(showOf({ upsell }), { lang, tickets, hasPopup: true });
      expect(boxOf(html)).not.toMatch(/<a [^>]*(tickets\.example|choose-your-pass)/);
      expect(textOf(boxOf(html))).not.toContain('$');
      expect(partsOf(boxOf(html), 'button').map(textOf)).toEqual([button]);
      expect(boxOf(html)).toContain('disabled=""');
      expect(textOf(html)).toContain(notice);
      // SHW-12: the bar at the foot of the window has no target.
      expect(partsOf(html, 'aside')).toHaveLength(1);
    },
  );

  test('SHW-17: with one date that takes place it is sold, and of the others nothing is said above', () => {
    const tickets = [...off('cancelled'), ...datesOf(2).slice(1)];
    const html = drawShow(showOf(), { tickets });
    expect(textOf(boxOf(html))).toContain('BUY TICKET');
    expect(textOf(html)).not.toContain('This show is cancelled');
    const rest = [...off('cancelled'), ...datesOf(2, { status: 'SOLD_OUT' }).slice(1)];
    expect(textOf(boxOf(drawShow(showOf(), { tickets: rest })))).toContain('Sold out');
  });

  const start = Date.parse('2027-07-02T23:30:00Z');
  const hour = 3_600_000;
  const { date } = ticketOf('1');
  /** One date of an hour, and all offers of a box. */
  const lasting = datesOf(1, {
    date: { ...date, start: '2027-07-02T23:30:00Z', end: '2027-07-03T00:30:00Z' },
  });
  const selling = showOf({ upsell: { passUrl: '/en/choose-your-pass', useModal: true } });
  test.each([
    [
      'en',
      'This show is over. See other shows',
      'The last date has begun: tickets are no longer sold. See other shows',
      /Price \$25 – \$48.50 BUY TICKET/,
    ],
    [
      'fr',
      'Ce spectacle est terminé. Voir d’autres spectacles',
      'La dernière représentation a commencé : la vente est close. Voir d’autres spectacles',
      /Prix 25\s\$ – 48,50\s\$ Acheter un billet/,
    ],
  ] as const)(
    'SHW-09: once its last date has begun it says so and sells nothing (%s)',
    (lang, over, begun, before) => {
      const drawn = (at: number) => boxOf(drawShow(selling, { tickets: lasting, at, hasPopup: true, lang }));
      const sells = (box: string) => [
        partsOf(box, 'button').length,
        /choose-your-pass|tickets\.example/.test(box),
        /\$/.test(textOf(box)),
      ];
      const [ahead, first, last, after] = [start - 1, start, start + hour - 1, start + hour].map(drawn);
      expect([textOf(ahead ?? ''), sells(ahead ?? '')]).toEqual([
        expect.stringMatching(before),
        [1, true, true],
      ]);
      expect([first, last, after].map((box = '') => [textOf(box).split(/2027 /).at(-1), sells(box)])).toEqual(
        [
          [begun, [0, false, false]],
          [begun, [0, false, false]],
          [over, [0, false, false]],
        ],
      );
      expect(after).toContain('href="/en/calendar"');
    },
  );

  test.each([
    ['en', 'Tickets are not on sale. See other shows'],
    ['fr', 'Les billets ne sont pas en vente. Voir d’autres spectacles'],
  ] as const)('TKT-03: where no date is for sale it says so and sells nothing (%s)', (lang, says) => {
    const box = boxOf(drawShow(selling, { tickets: datesOf(2, { sale: false }), hasPopup: true, lang }));
    expect([
      textOf(box).split(/2027 /).at(-1),
      partsOf(box, 'button'),
      /choose-your-pass|tickets\.example/.test(box),
    ]).toEqual([says, [], false]);
  });

  test('SHW-09: a free show that is over, or under way, invites nobody to come', () => {
    const says = (at: number) => {
      const [free] = lasting;
      const tickets = free ? [{ ...free, status: 'FREE' as const, sale: false }] : [];
      return /2027 (.*) See other shows/.exec(textOf(boxOf(drawShow(showOf(), { tickets, at }))))?.[1];
    };
    expect([says(start - 1), says(start + hour)]).toEqual(['Free, just come.', 'This show is over.']);
  });

  test('SHW-11: a pass is offered where the tickets are sold out', () => {
    const box = boxOf(drawShow(selling, { tickets: datesOf(2, { status: 'SOLD_OUT' }) }));
    expect([textOf(box).endsWith('Sold out BUY PASS'), box.includes('href="/en/choose-your-pass"')]).toEqual([
      true,
      true,
    ]);
  });

  test('TKT-03: the pass and the words of the dates are those of the buttons', () => {
    const told = { passporturl: '/en/passes', passport: 'All of it', buy: 'Grab a seat' };
    const box = boxOf(drawShow(showOf(), { tickets: datesOf(2, told) }));
    expect(textOf(box)).toMatch(/Grab a seat \(new window\) All of it$/);
    expect(box).toContain('href="/en/passes"');
  });

  test('SHW-17: what is on sale decides whether a seat is reserved or bought', () => {
    const tickets = [...datesOf(1, { status: 'SOLD_OUT' }), ...datesOf(2, { status: 'FREE' }).slice(1)];
    expect(textOf(boxOf(drawShow(showOf(), { tickets })))).toContain('RESERVE FOR FREE');
  });
});
