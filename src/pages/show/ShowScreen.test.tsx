import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { programmationOf } from '#contract/programme/testing/programmations.ts';
import { dateStates } from '#contract/programme/testing/dateStates.ts';
import type { Ticket } from '#contract/wire/ticket.ts';
import { datesOf, drawShow, heroOf, showOf } from './testing/sample.tsx';
import { attributesOf, partsOf, textOf } from '#src/testing/html.ts';

const suggestion = (id: string, city: string, title = `Show ${id}`) => ({
  id,
  title,
  url: `/en/shows/${id}`,
  image_url: null,
  venues: [{ name: 'Hall', location: { city: { name: city } } }],
});

const noticeOf = (tickets: readonly Ticket[]) =>
  /This show is (cancelled|postponed)/.exec(textOf(drawShow(showOf(), { tickets })))?.[1];

test.each([
  ['without dates is neither cancelled nor postponed', [], undefined],
  ['whose dates are all postponed says so', datesOf(2, { state: 'postponed' }), 'postponed'],
  ['whose dates are all cancelled says so', datesOf(2, { state: 'cancelled' }), 'cancelled'],
])('SHW-17: a show %s', (_, tickets, said) => {
  expect(noticeOf(tickets)).toBe(said);
});

test.each(
  dateStates({
    scheduled: undefined,
    cancelled: 'cancelled',
    'cancelled, given after all': undefined,
    postponed: 'postponed',
    'postponed, given at its old hour': undefined,
    'postponed, then moved': undefined,
    moved: undefined,
    'moved back': undefined,
    'moved twice': undefined,
  }),
)(
  'SHW-17: a show says what becomes of its only date, of one among others nothing: $name',
  ({ state, told }) => {
    const [date, other] = [datesOf(1, { state }), datesOf(2).slice(1)];
    expect([noticeOf(date), noticeOf([...date, ...other])]).toEqual([told, undefined]);
  },
);

describe('other shows', () => {
  const suggested = [suggestion('1', 'Laval'), suggestion('2', 'Québec', 'x'.repeat(36))];

  test('SHW-01: featured shows, view all, a location filter', () => {
    const html = drawShow(showOf({ suggested_shows: suggested }));
    expect(html).toContain('<h2 id="show-list">featured shows</h2>');
    expect(html).toContain('<a href="/en/shows">view all</a>');
    expect(partsOf(html, 'option').map(textOf)).toEqual(['Everywhere', 'Laval', 'Québec']);
  });

  test.each(['en', 'fr'] as const)(
    'SHW-02: a title of 35 characters and a place of 45 are whole, one more is cut (%s)',
    (lang) => {
      const cardOf = (title: number, city: number): string => {
        const show = suggestion('1', 'y'.repeat(city), 'x'.repeat(title));
        const html = drawShow(showOf({ suggested_shows: [show] }), { lang });
        return partsOf(html.slice(html.indexOf('show-list')), 'article')[0] ?? '';
      };
      const [whole, cut] = [cardOf(35, 45), cardOf(36, 46)];
      expect([textOf(whole), textOf(cut)]).toEqual([
        `${'x'.repeat(35)} ${'y'.repeat(45)}`,
        `${'x'.repeat(35)}… ${'x'.repeat(36)} ${'y'.repeat(45)}…`,
      ]);
      expect(cut).toContain(
        `<span aria-hidden="true">${'x'.repeat(35)}…</span><span class="visually-hidden">${'x'.repeat(36)}</span></a>`,
      );
    },
  );

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

  test('SHW-01: a city of several venues is told once', () => {
    const twice = {
      ...suggestion('1', 'Laval'),
      venues: [...suggestion('1', 'Laval').venues, ...suggestion('1', 'Laval').venues],
    };
    const html = drawShow(showOf({ suggested_shows: [twice] }));
    expect(partsOf(html.slice(html.indexOf('show-list')), 'article').map(textOf)).toEqual(['Show 1 Laval']);
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

test('SHW-07: a show that is written in the other language says so wherever its words stand', () => {
  const show = showOf({ suggested_shows: [{ ...suggestion('1', 'Laval'), written_in: 'fr' }] });
  const spoken = (writtenIn?: 'fr') =>
    [...drawShow({ ...show, writtenIn }).matchAll(/<(\w+)[^>]* lang="fr"[^>]*>(.*?)<\/\1>/gs)].map(
      ([, , words = '']) => textOf(words),
    );
  const title = 'Les Nuits blanches';
  expect([spoken('fr'), spoken()]).toEqual([
    [title, title, 'Trois humoristes et une génératrice.', title, 'Show 1'],
    ['Show 1'],
  ]);
});

test.each([
  ['en', 'Coming soon, of the same kind', 'Friday Jul 16, 2027 7:30 pm Cirque'],
  ['fr', 'Bientôt, dans le même genre', 'vendredi 16 juill. 2027 19:30 Cirque'],
] as const)('SHW-07: a show that is over offers the nearest like it (%s)', (lang, title, says) => {
  const show = showOf({ similar_shows: [programmationOf('5', { title: 'Cirque' })] });
  const html = drawShow(show, { lang, at: Date.parse('2027-07-10T00:00:00Z') });
  const [similar = ''] = partsOf(html, 'section').filter((part) => part.includes('similar-title'));
  expect(textOf(similar)).toContain(`${title} ${says}`);
  expect(similar).toContain('href="/fr/spectacles/show-5"');
  const late = programmationOf('6', { date: { start: '2027-07-18T02:00:00Z' } });
  expect(textOf(drawShow(showOf({ similar_shows: [late] }), { lang: 'en' }))).toContain(
    'Saturday Jul 17, 2027',
  );
  expect(drawShow(showOf(), { lang })).not.toContain('similar-title');
});

test.each([
  [{}, { 'data-layout': 'poster', 'data-kind-of-show': 'venue' }],
  [{ categories: [{ name: 'Extérieur' }] }, { 'data-layout': 'poster', 'data-kind-of-show': 'outdoor' }],
  [{ categories: [{ name: 'Online' }] }, { 'data-layout': 'broadcast', 'data-kind-of-show': 'online' }],
  [{ categories: [{ name: 'Cirque' }] }, { 'data-layout': 'poster' }],
])('SHW-06: a show looks like what it is: %o', (facts, looks) => {
  expect(attributesOf(drawShow(showOf(facts)), 'article')[0]).toEqual(looks);
});

describe('the Toronto variant', () => {
  const toronto = showOf({ belong_to: { name: 'JFL Toronto' }, show_type: { name: 'comedycon' } });

  test('TOR-02: beside the text the box of the tickets is sticky, below the header', () => {
    const css = readFileSync(new URL('buying/BuyBox.module.css', import.meta.url), 'utf8');
    expect(css).toMatch(
      /width >= 992px\) \{\s*\.box \{\s*position: sticky;\s*top: calc\(var\(--header\) \+ var\(--space-5\)\);/,
    );
  });

  test('TOR-02: the series with its icon, and an arrow that leads to what the show is about', () => {
    const hero = heroOf(drawShow(toronto, { canReserve: true }));
    expect(drawShow(toronto)).toContain('data-layout="toronto" data-series="comedycon"');
    expect(hero).toMatch(/<i aria-hidden="true"><\/i>ComedyCon<\/p>/);
    expect(hero).toContain('href="#about" aria-label="Scroll down"');
    expect(drawShow(toronto)).toContain('<section id="about"');
  });

  test('TOR-03: the text, which the sample’s words make the literal one', () => {
    expect(textOf(drawShow(toronto))).toContain('Craving more? Don’t worry, we got you.');
  });

  test('TOR-06: the ticker is no text of the page, and stands still until a script knows better', () => {
    const html = drawShow(toronto);
    expect(html).toMatch(/aria-hidden="true"><span>TICKET<\/span>/);
    expect(html).toContain('aria-label="Play the ticker"');
  });

  test('TOR-01: the theme alone makes it', () => {
    expect(drawShow(showOf({}, 'toronto'))).toContain('data-layout="toronto"');
  });

  test.each(['en', 'fr'] as const)(
    'TOR-05: what is not Toronto has neither its text, its ticker nor its controls (%s)',
    (lang) => {
      const isThere = (show: ReturnType<typeof showOf>) => {
        const html = drawShow(show, { lang, tickets: datesOf(3), canReserve: true, hasHearts: true });
        const text = textOf(html);
        return [
          text.match(/reserve \d/g),
          text.match(/heart \d/g)?.length,
          /Craving more\?|Vous en voulez encore/.test(text),
          /(TICKET|Billet) \1/.test(text),
          html.includes('data-layout="toronto"'),
        ];
      };
      expect([isThere(toronto), isThere(showOf({}, 'toronto')), isThere(showOf())]).toEqual([
        [['reserve 1', 'reserve 2', 'reserve 3'], 3, true, true, true],
        [['reserve 1', 'reserve 2', 'reserve 3'], 3, true, true, true],
        [null, 3, false, false, false],
      ]);
    },
  );
});
