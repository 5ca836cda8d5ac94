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

  test.each([
    ['en', { venue: 'In venue', outdoor: 'Outdoor', online: 'Web broadcast' }],
    ['fr', { venue: 'En salle', outdoor: 'En plein air', online: 'Webdiffusion' }],
  ] as const)(
    'SHW-16: a show is in a venue, outdoors or online, and the page says which (%s)',
    (lang, labels) => {
      const wordings = {
        venue: ['En salle', 'In venue', 'Indoors'],
        outdoor: ['Extérieur', 'Outdoors', 'Exterior'],
        online: ['En ligne', 'Online'],
      };
      const saidOf = (category: string): string =>
        textOf(heroOf(drawShow(showOf({ categories: [category] }), { lang })));
      const all = Object.values(labels);
      for (const kind of ['venue', 'outdoor', 'online'] as const)
        for (const category of wordings[kind])
          expect([category, all.filter((label) => saidOf(category).includes(label))]).toEqual([
            category,
            [labels[kind]],
          ]);
      expect(all.filter((label) => saidOf('Cirque').includes(label))).toEqual([]);
    },
  );

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
