import { expect, test } from 'vitest';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { partsOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Layout } from './Layout.tsx';

const render = (
  layout: object,
  counterpart: { lang: 'en'; href: string } | null = null,
  isToronto = false,
): string =>
  renderScreen(
    <Layout
      lang="fr"
      brand="Chapiteau"
      menus={{
        main: [
          { title: 'Spectacles', href: '/fr/spectacles', hierarchy: '.1' },
          { title: 'En salle', href: '/fr/en-salle', hierarchy: '.1.1' },
        ],
        footer: [{ title: 'Presse', href: '/fr/presse', hierarchy: '.1' }],
        secondary: [],
      }}
      sponsors={[
        {
          title: 'Café',
          sponsor_logo: '/media/cafe.avif',
          field_sponsor_link: null,
          field_sponsor_footer_line: 1,
        },
      ]}
      counterpart={counterpart}
      onChooseLanguage={() => {}}
      path="/fr/en-salle"
      isToronto={isToronto}
    >
      <h1>Ici</h1>
    </Layout>,
    { lang: 'fr', texts: { layout } },
  );

const links = (html: string): string[] => valuesOf((html.match(/<a [^>]*>/g) ?? []).join(''), 'href');

test('LAY-01, LAY-02, LAY-03: the header holds the logo, the menu with its sub-menu, the tickets and the languages', () => {
  const [header = ''] = partsOf(render(fr), 'header');
  expect(links(header)).toEqual(['/fr', '/fr/spectacles', '/fr/en-salle', fr.links.tickets, '/en']);
});

test('LAY-12: the header has the language switcher: each other language, not the present one', () => {
  const [header = ''] = partsOf(render(fr, { lang: 'en', href: '/en/calendar' }), 'header');
  const switcher =
    header.match(new RegExp(`<nav[^>]* aria-label="${fr.languages.inHeader}".*?</nav>`, 's'))?.[0] ?? '';
  expect([...new Set(valuesOf(switcher, 'hrefLang'))]).toEqual(['en']);
  expect(links(switcher)).toContain('/en/calendar');
});

test('LAY-03: the menu tells where one is', () => {
  expect(render(fr).match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([
    '<a href="/fr/en-salle" aria-current="page">En salle',
  ]);
});

test('RTE-37: the same page in the other language is one link more, where it is known', () => {
  const html = render(fr, { lang: 'en', href: '/en/calendar' });
  expect(html).toContain(
    'href="/en/calendar" hrefLang="en" lang="en" rel="alternate">Read this page in English</a>',
  );
});

test('LAY-18…LAY-23: the footer holds the newsletter, the menu, five social links and the legal ones', () => {
  const footer = render(fr).match(/<footer.*<\/footer>/s)?.[0] ?? '';
  const { x, youtube, facebook, instagram, tiktok, tickets, conditions, privacy, purchase, newsletter } =
    fr.links;
  expect(links(footer)).toEqual(
    [newsletter, '/fr/presse', x, youtube, facebook, instagram, tiktok, '/en'].concat([
      tickets,
      conditions,
      privacy,
      purchase,
      newsletter,
    ]),
  );
});

test('LAY-22: a sponsor without a link is its picture alone', () => {
  expect(render(fr)).toContain(
    '<li><img src="/media/cafe.avif" alt="Café" width="160" height="64" loading="lazy"/></li>',
  );
});

test('LAY-13, TOR-04: on Toronto pages the sponsors stand in the header too', () => {
  const strip = (isToronto: boolean) =>
    partsOf(render(fr, null, isToronto), 'header')
      .join('')
      .match(/alt="Café"/g)?.length ?? 0;
  expect([strip(false), strip(true)]).toEqual([0, 1]);
});

test('LAY-23: a link without an address is not there', () => {
  const none = Object.fromEntries(Object.keys(fr.links).map((name) => [name, '']));
  const html = render({ ...fr, links: none });
  expect(links(html)).toEqual(['#main', '/fr', '/fr/spectacles', '/fr/en-salle', '/en', '/fr/presse', '/en']);
});

test('LAY-24: the cookie banner is hidden in the HTML of the server', () => {
  expect(render(fr)).toMatch(/<aside[^>]*data-scope="cookieBanner" data-state="recalling" hidden="">/);
});

test('RTE-40: both languages have the same texts', () => {
  const keys = (texts: object, path = ''): string[] =>
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [`${path}${name}`] : keys(value, `${path}${name}.`),
    );
  expect(keys(en)).toEqual(keys(fr));
});
