import { describe, expect, test } from 'vitest';
import { datesOf, drawShow, showOf } from './testing/sample.tsx';
import { partsOf, textOf } from './testing/render.tsx';

const heroOf = (html: string): string => partsOf(html, 'header')[0] ?? '';
const boxOf = (html: string): string => partsOf(html, 'aside')[0] ?? '';
const suggestion = (id: string, city: string, title = `Show ${id}`) => ({
  id,
  title,
  url: `/en/shows/${id}`,
  image_url: null,
  venues: [{ name: 'Hall', location: { city: { name: city } } }],
});

describe('the poster', () => {
  test('SHW-04: breadcrumb, both detail titles around the title, type, kind, sponsors and picture', () => {
    const html = drawShow(
      showOf({
        detail_title_1: 'A gala',
        detail_title_2: 'without a net',
        sponsors: [{ title: 'Café', sponsor_logo: '/media/cafe.avif' }],
      }),
    );
    expect(textOf(heroOf(html))).toBe(
      'Home Shows Les Nuits blanches A gala Les Nuits blanches without a net Gala In venue Presented by',
    );
    expect(partsOf(html, 'h1').map(textOf)).toEqual(['Les Nuits blanches']);
    expect(heroOf(html)).toContain('<img src="/media/cafe.avif" alt="Café"');
    expect(heroOf(html)).toContain('src="/media/posters/12-800.avif"');
  });

  test('SHW-04: a film takes the place of the picture, muted, inline, standing still until a script knows better', () => {
    const hero = heroOf(drawShow(showOf({ video_url: '/media/film.mp4' })));
    const film = hero.match(/<video[^>]*>/)?.[0] ?? '';
    for (const attribute of ['muted=""', 'loop=""', 'playsInline=""', 'poster="/media/posters/12-800.avif"'])
      expect(film).toContain(attribute);
    expect(film).not.toContain('autoplay');
    expect(hero).toContain('data-scope="motion" data-state="paused"');
    expect(hero).toContain('aria-label="Play the film"');
  });

  test('SHW-04: who is live now says so; nobody else does', () => {
    const told = (isLive: boolean) =>
      textOf(heroOf(drawShow(showOf({ live: { is_live_now: isLive } })))).includes('Live now');
    expect([told(true), told(false)]).toEqual([true, false]);
  });

  test('SHW-04: what nobody told leaves no empty line, and a sponsor without a picture is its name', () => {
    const html = heroOf(drawShow(showOf({ sponsors: [{ title: 'Café', sponsor_logo: null }] })));
    expect([html.match(/<p[^>]*><\/p>/), textOf(html).endsWith('Presented by Café')]).toEqual([null, true]);
  });

  test('SHW-08: the badge names an unknown type as it is told', () => {
    expect(textOf(heroOf(drawShow(showOf({ show_type: null, categories: ['Cirque'] }))))).toContain('Cirque');
  });

  test('SHW-06: a web broadcast has its own layout and label, and no map', () => {
    const html = drawShow(showOf({ categories: ['Online'] }));
    expect(html).toContain('data-layout="broadcast"');
    expect(textOf(heroOf(html))).toContain('Web broadcast');
    expect(boxOf(html)).not.toContain('map.example');
  });
});

describe('the description and the video', () => {
  const long = `<p>${'mot '.repeat(200)}fin</p>`;

  test('SHW-05: 600 characters are read at first, all of it is there', () => {
    const html = drawShow(showOf({ description: long }));
    expect(html).toContain('data-scope="readMore" data-state="collapsed"');
    expect(html).toContain('fin</span></p>');
    const first = html.match(/<p>((?:mot )+mot)<span data-cut/)?.[1] ?? '';
    expect([first.length, html.includes('aria-expanded="false"')]).toEqual([599, true]);
  });

  test('SHW-04: who plays in it is told, one or more', () => {
    const words = (artists: string[]) => textOf(drawShow(showOf({ artists })));
    expect(
      [words(['Ana']), words(['Ana', 'Bo']), words([])].map((text) => /With (.*?) Les Nuits/.exec(text)?.[1]),
    ).toEqual(['Ana', 'Ana and Bo', undefined]);
  });

  test('SHW-05: a short one has no button', () => {
    expect(drawShow(showOf())).toContain('data-scope="readMore" data-state="short"');
    expect(drawShow(showOf())).not.toContain('aria-expanded');
  });

  test('SHW-05: the video is a poster with Play: no frame before it is pressed', () => {
    const html = drawShow(showOf({ video: 'https://www.youtube.com/watch?v=abcdefghijk' }));
    expect(html).not.toContain('<iframe');
    expect(html).toContain('aria-label="Play the video of Les Nuits blanches"');
    expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
  });

  test('SHW-05: an address without an id is a link alone', () => {
    const html = drawShow(showOf({ video: 'https://video.example/x?v="><script>' }));
    expect(html).not.toContain('Play the video');
    expect(html).toContain('Watch on YouTube');
  });
});

describe('the buy box', () => {
  test('SHW-09: a single place is linked to its map; dates and price in words', () => {
    const box = boxOf(drawShow(showOf()));
    expect(textOf(box)).toBe(
      'Tickets Where Théâtre du Coin, Montréal (new window) When Jul 2 – Aug 3, 2027 Price $25 – $48.50 BUY TICKET (new window)',
    );
    expect(box).toContain('href="https://map.example/1" target="_blank" rel="noopener noreferrer"');
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
    expect(textOf(boxOf(drawShow(showOf({ location: [] }))))).toMatch(/^Tickets When /);
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

  test('SHW-09: the price is from the least to the most of all dates', () => {
    const tickets = [
      ...datesOf(1, { price: { min: 20, max: 30 } }),
      ...datesOf(1, { price: { min: 25, max: 60 } }),
    ];
    expect(textOf(boxOf(drawShow(showOf(), { tickets })))).toContain('Price $20 – $60');
    const untold = datesOf(1, { price: { min: null, max: null } });
    expect(textOf(drawShow(showOf(), { tickets: untold }))).not.toMatch(/Price|\$/);
  });

  test('SHW-11: where every date is free a ticket is got, not bought', () => {
    const words = (...statuses: ('FREE' | 'ON_SALE')[]) =>
      textOf(boxOf(drawShow(showOf(), { tickets: statuses.flatMap((status) => datesOf(1, { status })) })));
    expect(
      [words('FREE', 'FREE'), words('FREE', 'ON_SALE')].map((text) => text.includes('GET TICKET')),
    ).toEqual([true, false]);
  });

  test('SHW-17: without any date there is no ticket button', () => {
    expect(textOf(boxOf(drawShow(showOf(), { tickets: [] })))).not.toMatch(/TICKET|Sold/);
  });

  test('SHW-17: one date that is not sold out is sold', () => {
    const tickets = [...datesOf(1, { status: 'SOLD_OUT' }), ...datesOf(1)];
    expect(textOf(boxOf(drawShow(showOf(), { tickets })))).toContain('BUY TICKET');
  });

  test('SHW-10: the ticket button opens a dialog, and is a link where no script runs', () => {
    const box = boxOf(drawShow(showOf(), { hasPopup: true }));
    expect(partsOf(box, 'button').map(textOf)).toEqual(['BUY TICKET']);
    expect(box).toContain('aria-haspopup="dialog"');
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

  test('SHW-17: everything sold out says so', () => {
    const box = boxOf(drawShow(showOf(), { tickets: datesOf(2, { status: 'SOLD_OUT' }) }));
    expect(box.match(/<button[^>]* disabled=""[^>]*>[^<]*/g)?.map(textOf)).toEqual(['Sold out']);
  });
});

describe('the bar', () => {
  const bar = /href="#buyTickets"/;

  test('SHW-12: it leads to the tickets', () => {
    const html = drawShow(showOf());
    expect(html).toMatch(bar);
    expect(html).toContain('<section id="buyTickets"');
  });

  test.each([
    ['the page hides it', showOf({ hide_buy_tickets: true }), datesOf(1)],
    ['there are no tickets', showOf(), []],
    ['the tickets could not be fetched', showOf(), null],
  ])('SHW-12: it is not there where %s', (_, show, tickets) => {
    expect(drawShow(show, { tickets })).not.toMatch(bar);
  });

  test('SHW-12: it names the show and its price, and no price that nobody told', () => {
    const wordsOf = (price: { min: number | null; max: number | null }) =>
      textOf(partsOf(drawShow(showOf(), { tickets: datesOf(1, { price }) }), 'aside').at(-1) ?? '');
    expect([wordsOf({ min: 25, max: 25 }), wordsOf({ min: null, max: null })]).toEqual([
      'Les Nuits blanches $25 buy your tickets',
      'Les Nuits blanches buy your tickets',
    ]);
    expect(drawShow(showOf(), { tickets: datesOf(1, { price: { min: null, max: null } }) })).not.toContain(
      '<span></span>',
    );
  });

  test('SHW-15: a show without dates says so', () => {
    expect(textOf(drawShow(showOf(), { tickets: [] }))).toContain('No dates');
  });

  test('SHW-15: dates that could not be fetched are asked for again by a press', () => {
    let asked = 0;
    drawShow(showOf(), { tickets: null, presses: ['Try again'], onRetryTickets: () => (asked += 1) });
    expect(asked).toBe(1);
  });

  test('SHW-15: dates that could not be fetched can be asked for again', () => {
    expect(textOf(drawShow(showOf(), { tickets: null }))).toContain(
      'The dates could not be loaded. Try again',
    );
  });
});

describe('other shows', () => {
  const suggested = [suggestion('1', 'Laval'), suggestion('2', 'Québec', 'x'.repeat(36))];

  test('SHW-01, SHW-02: featured shows, view all, a location filter, titles of 35 characters', () => {
    const html = drawShow(showOf({ suggested_shows: suggested }));
    expect(html).toContain('<h2 id="show-list">featured shows</h2>');
    expect(html).toContain('<a href="/en/shows">view all</a>');
    expect(partsOf(html, 'option').map(textOf)).toEqual(['Everywhere', 'Laval', 'Québec']);
    expect(html).toContain(
      `<span aria-hidden="true">${'x'.repeat(35)}…</span><span class="visually-hidden">${'x'.repeat(36)}</span></a>`,
    );
  });

  test('SHW-01: an empty city beside a told one is no city', () => {
    const both = {
      ...suggestion('1', ''),
      venues: [...suggestion('1', '').venues, ...suggestion('1', 'Laval').venues],
    };
    const html = drawShow(showOf({ suggested_shows: [both, suggestion('2', '')] }));
    expect(partsOf(html, 'option')).toEqual([]);
    const slides = partsOf(html.slice(html.indexOf('show-list')), 'article').map(textOf);
    expect(slides).toEqual(['Show 1 Laval', 'Show 2']);
  });

  test('SHW-18: each leads where its link is told to lead', () => {
    const html = drawShow(showOf({ suggested_shows: suggested }), {
      linkOf: ({ id }) => `https://toronto.example/${id}`,
    });
    expect(html.match(/href="https:\/\/toronto\.example\/\d"/g)).toEqual([
      'href="https://toronto.example/1"',
      'href="https://toronto.example/2"',
    ]);
  });

  test('SHW-01: one city of the list shows what is there alone', () => {
    const html = drawShow(showOf({ suggested_shows: suggested }), {
      presses: ['EverywhereLavalQuébec'],
      pressed: { target: { value: 'Laval' } },
    });
    expect(partsOf(html.slice(html.indexOf('show-list')), 'article').map(textOf)).toEqual(['Show 1 Laval']);
  });

  test('SHW-01: without others there is no list', () => {
    expect(drawShow(showOf())).not.toContain('show-list');
  });
});

describe('the Toronto variant', () => {
  const toronto = showOf({ belong_to: { name: 'JFL Toronto' }, show_type: { name: 'comedycon' } });

  test('TOR-02, TOR-03, TOR-06: series header, arrow, ticker with its Pause, and the literal text', () => {
    const html = drawShow(toronto, { hasSlots: true });
    expect(html).toContain('data-layout="toronto" data-series="comedycon"');
    expect(textOf(heroOf(html))).toContain('ComedyCon');
    expect(html).toContain('href="#about" aria-label="Scroll down"');
    expect(html).toMatch(/aria-hidden="true"><span>TICKET<\/span>/);
    expect(html).toContain('aria-label="Play the ticker"');
    expect(textOf(html)).toContain("Craving more comedy? Don't worry, we got you.");
  });

  test('TOR-01: the theme alone makes it', () => {
    expect(drawShow(showOf({}, 'toronto'))).toContain('data-layout="toronto"');
  });

  test('TOR-05: what is not Toronto has neither its text nor its controls', () => {
    const text = textOf(drawShow(showOf()));
    expect([text.includes('Craving'), text.includes('reserve'), text.includes('TICKET TICKET')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
