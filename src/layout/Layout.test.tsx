import { readFileSync } from 'node:fs';
import { act, type ComponentProps } from 'react';
import { describe, expect, test } from 'vitest';
import { trapField } from '#contract/settings/newsletter.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { languages } from '#contract/address/language.ts';
import type { Sponsor } from '#contract/wire/global.ts';
import en from '#locales/en/layout.json' with { type: 'json' };
import fr from '#locales/fr/layout.json' with { type: 'json' };
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderLive } from '#src/testing/renderLive.tsx';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { Layout } from './Layout.tsx';

const texts = { fr, en };
const sponsor = (title: string, line: number, rest: Partial<Sponsor> = {}): Sponsor => ({
  title,
  sponsor_logo: null,
  field_sponsor_link: null,
  field_sponsor_footer_line: line,
  ...rest,
});
const cafe = sponsor('Café', 1, { sponsor_logo: '/media/cafe.avif' });

const render = (
  layout: typeof fr,
  {
    lang = 'fr',
    sponsors = [cafe],
    ...rest
  }: Partial<
    Pick<
      ComponentProps<typeof Layout>,
      | 'lang'
      | 'sponsors'
      | 'counterpart'
      | 'isToronto'
      | 'path'
      | 'newsletterUrl'
      | 'links'
      | 'menus'
      | 'renderLive'
    >
  > = {},
): string =>
  renderScreen(
    <Layout
      lang={lang}
      brand="Chapiteau"
      languages={['fr', 'en']}
      menus={{
        main: [
          { title: 'Spectacles', href: '/fr/spectacles', hierarchy: '.1' },
          { title: 'En salle', href: '/fr/en-salle', hierarchy: '.1.1' },
        ],
        footer: [{ title: 'Presse', href: '/fr/presse', hierarchy: '.1' }],
        secondary: [],
      }}
      sponsors={sponsors}
      counterpart={null}
      onChooseLanguage={() => {}}
      newsletterUrl=""
      links={{ ticketsUrl: '', socialUrls: [], hasLegalPages: true }}
      path="/fr/en-salle"
      {...rest}
    >
      <h1>Ici</h1>
    </Layout>,
    { lang, texts: { layout } },
  );

const links = (html: string): string[] => valuesOf((html.match(/<a [^>]*>/g) ?? []).join(''), 'href');

test('LAY-03: the header holds the menu with its sub-menu, between the logo and the tickets', () => {
  const [header = ''] = partsOf(render(fr), 'header');
  expect(links(header)).toEqual(['/fr', '/fr/spectacles', '/fr/en-salle', fr.links.tickets, '/en']);
});

test('LAY-12: the header has one link a language, to this page in it; the footer that to its root', () => {
  const html = render(fr, { counterpart: { lang: 'en', href: '/en/calendar' } });
  const switchers = html.match(/<nav[^>]*><a [^>]*hrefLang.*?<\/nav>/gs) ?? [];
  expect(
    switchers.map((one) => [valuesOf(one, 'aria-label'), links(one), valuesOf(one, 'hrefLang')]),
  ).toEqual([
    [[fr.languages.inHeader], ['/en/calendar'], ['en']],
    [[fr.languages.inFooter], ['/en'], ['en']],
  ]);
});

test('LAY-03: the menu tells where one is', () => {
  expect(render(fr).match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([
    '<a href="/fr/en-salle" aria-current="page">En salle',
  ]);
});

test('LAY-03: each menu of a page tells where one is', () => {
  const here = [{ title: 'Ici', href: '/fr/ici', hierarchy: '.1' }];
  const html = render(fr, { path: '/fr/ici', menus: { main: here, footer: here, secondary: here } });
  expect(html.match(/<a href="[^"]*" aria-current="page"/g)).toEqual(
    Array.from({ length: 3 }, () => '<a href="/fr/ici" aria-current="page"'),
  );
});

test('the first link of a page leads past its frame to what it is about, which can have the focus', () => {
  const html = render(fr);
  expect([
    html.match(/<a [^>]*>[^<]*<\/a>/)?.[0].replace(/ class="[^"]*"/, ''),
    html.match(/<main.*<\/main>/s)?.[0],
  ]).toEqual([`<a href="#main">${fr.skip}</a>`, '<main id="main" tabindex="-1"><h1>Ici</h1></main>']);
});

describe.each(languages)('the bar of phones (%s)', (lang) => {
  const layout = texts[lang];
  const barAt = (path: string) =>
    /<nav[^>]*><ul[^>]*><li><a[^>]*><svg.*?<\/nav>/s.exec(render(layout, { lang, path }))?.[0] ?? '';

  test('LAY-05: the calendar, the tickets where the texts say, the list and the member’s own page, by icon and word', () => {
    const bar = barAt('/elsewhere');
    expect(valuesOf(bar, 'aria-label')).toEqual([layout.bottomBar.label]);
    expect([...bar.matchAll(/#(\w+)"><\/use><\/svg>([^<]*)/g)].map(([, ...said]) => said)).toEqual([
      ['calendar', layout.bottomBar.calendar],
      ['ticket', layout.tickets],
      ['heart', layout.bottomBar.list],
      ['user', layout.bottomBar.me],
    ]);
    expect(links(bar)).toEqual([
      pairPath('calendar', lang),
      layout.links.tickets,
      pairPath('my-list', lang),
      `/${lang}/profile`,
    ]);
    expect(bar).not.toContain('aria-current');
  });

  test.each([pairPath('calendar', lang), pairPath('my-list', lang), `/${lang}/profile`])(
    'LAY-05: at %s its link alone says that one is there',
    (path) => {
      expect(barAt(path).match(/<a href="[^"]*" aria-current="page"/g)).toEqual([
        `<a href="${path}" aria-current="page"`,
      ]);
    },
  );
});

test('LAY-05: where the tickets are at a page that is in the bar already, the first link alone says that one is there', () => {
  const html = render(fr, {
    path: '/fr/calendrier',
    menus: { main: [], footer: [], secondary: [] },
    links: { ticketsUrl: '/{lang}/calendrier', socialUrls: [], hasLegalPages: true },
  });
  expect(
    html.match(/aria-current="page"><svg[^>]*><use href="[^"]*"/g)?.map((link) => link.slice(-9)),
  ).toEqual(['calendar"']);
});

/** LAY-26: the sentence of consent. */
const consent = {
  fr: 'Rester sur le site, c’est accepter.',
  en: 'Staying on the site means yes.',
} as const;

describe.each(languages)('the header (%s)', (lang) => {
  const layout = texts[lang];
  const [header = ''] = partsOf(render(layout, { lang }), 'header');

  test('LAY-01: the logo leads to the root of the language, and is called by the brand', () => {
    const name = layout.home.replace('{{brand}}', 'Chapiteau');
    expect(header).toMatch(new RegExp(`<a [^>]*href="/${lang}" aria-label="${name}">`));
  });

  const ticketsIn = (html: string): string[] =>
    partsOf(html, 'a')
      .filter((link) => textOf(link) === layout.tickets)
      .flatMap((link) => valuesOf(link, 'href').filter((href) => !href.includes('#')));

  test('LAY-02: all ways to the tickets lead to the external page of the deployment, in the language of the page', () => {
    const ticketsUrl = 'https://tickets.example/{lang}/all?from={lang}';
    const html = render(layout, { lang, links: { ticketsUrl, socialUrls: [], hasLegalPages: true } });
    // In the header, in the footer and in the bar of phones.
    expect(ticketsIn(html)).toEqual(
      Array.from({ length: 3 }, () => `https://tickets.example/${lang}/all?from=${lang}`),
    );
  });

  test('LAY-02: without one they lead to the list of the shows, where the texts say, and not to the calendar beside them', () => {
    expect(layout.links.tickets).toBe(pairPath('shows', lang));
    expect(ticketsIn(render(layout, { lang }))).toEqual(
      Array.from({ length: 3 }, () => layout.links.tickets),
    );
    expect(header).toMatch(
      new RegExp(
        `<a [^>]*href="${layout.links.tickets}"[^>]* data-look="primary"><svg.*?</svg>${layout.tickets}</a>`,
      ),
    );
    expect(ticketsIn(render(withoutLinks(layout), { lang }))).toEqual([]);
  });

  test('LAY-26: the cookie banner says that who stays consents, leads to the privacy policy and has two answers', () => {
    const banner =
      /<aside[^>]*data-scope="cookieBanner".*?<\/aside>/s.exec(render(layout, { lang }))?.[0] ?? '';
    const { text, privacy, refuse, accept } = layout.cookies;
    expect(text).toContain(consent[lang]);
    expect(textOf(banner)).toBe([text, privacy, refuse, accept].join(' '));
    expect(links(banner)).toEqual([layout.links.privacy]);
    expect([...banner.matchAll(/<button[^>]*>([^<]*)/g)].map(([, answer]) => answer)).toEqual([
      refuse,
      accept,
    ]);
    expect(links(/<aside.*?<\/aside>/s.exec(render(withoutLinks(layout), { lang }))?.[0] ?? '')).toEqual([]);
  });
});

const footerOf = (html: string): string => html.match(/<footer.*<\/footer>/s)?.[0] ?? '';
const withoutLinks = (layout: typeof fr): typeof fr => ({
  ...layout,
  links: { ...layout.links, ...Object.fromEntries(Object.keys(layout.links).map((name) => [name, ''])) },
});

describe.each(languages)('the footer (%s)', (lang) => {
  const layout = texts[lang];
  const footer = footerOf(render(layout, { lang }));

  const banner = (html: string) => html.match(/<section[^>]*newsletter-title.*?<\/section>/s)?.[0] ?? '';

  test('LAY-18: the newsletter banner is where its link leads; without one it is not there', () => {
    const { newsletterTitle, newsletterText, newsletterButton } = layout.footer;
    for (const text of [newsletterTitle, newsletterText, newsletterButton])
      expect(banner(footer)).toContain(text);
    expect(banner(footer)).toContain(`<section id="${layout.links.newsletter.slice(1)}"`);
    expect(banner(footerOf(render(withoutLinks(layout), { lang })))).toBe('');
  });

  test('LAY-32: the form has a required email, no browser validation, and a field that nobody sees', () => {
    const html = banner(footer);
    expect(attributesOf(html, 'form')).toEqual([
      {
        method: 'post',
        action: `/api/newsletter?lang=${lang}`,
        noValidate: '',
        'data-scope': 'newsletter',
        'data-state': 'editing',
      },
    ]);
    const [email, trap, ...more] = attributesOf(html, 'input');
    expect(email).toMatchObject({ name: 'email', type: 'email', required: '' });
    expect(trap).toEqual({ type: 'text', name: trapField, autoComplete: 'off', hidden: '' });
    expect(more).toEqual([]);
  });

  test('LAY-33: with an external list the form posts the email field there, alone, into a new tab', () => {
    const newsletterUrl = 'https://list.example/subscribe';
    const html = banner(footerOf(render(layout, { lang, newsletterUrl })));
    expect(attributesOf(html, 'form')).toMatchObject([
      { method: 'post', action: newsletterUrl, target: '_blank', noValidate: '' },
    ]);
    expect(valuesOf(html, 'name')).toEqual(['email']);
  });

  const social = (html: string): string =>
    footerOf(html).match(new RegExp(`<ul[^>]* aria-label="${layout.footer.social}">.*?</ul>`, 's'))?.[0] ??
    '';
  const accounts = [
    'https://x.com/chapiteau',
    'https://www.youtube.com/@chapiteau',
    'https://www.facebook.com/chapiteau',
    'https://www.instagram.com/chapiteau',
    'https://www.tiktok.com/@chapiteau',
  ];

  test('LAY-19: five social links to the accounts of the deployment, in their order, each by its name', () => {
    const list = social(
      render(layout, {
        lang,
        links: { ticketsUrl: '', socialUrls: accounts.toReversed(), hasLegalPages: true },
      }),
    );
    expect(links(list)).toEqual(accounts);
    const names = ['X', 'YouTube', 'Facebook', 'Instagram', 'TikTok'];
    expect(valuesOf(list, 'aria-label').slice(1)).toEqual(
      names.map((name) => layout.footer.newWindow.replace('{{name}}', name)),
    );
    expect([...list.matchAll(/#(\w+)"><\/use>/g)].map(([, icon]) => icon)).toEqual(
      names.map((name) => name.toLowerCase()),
    );
  });

  test('LAY-19: a network without an account has no icon; where there is none there is no list; nothing leads to a front page', () => {
    const [, youtube = ''] = accounts;
    const one = { ticketsUrl: '', socialUrls: [youtube], hasLegalPages: true };
    expect(links(social(render(layout, { lang, links: one })))).toEqual([youtube]);
    expect(social(render(layout, { lang }))).toBe('');
    const { x, ...rest } = layout.links;
    expect([x, rest.youtube, rest.facebook, rest.instagram, rest.tiktok]).toEqual(['', '', '', '', '']);
  });

  test('LAY-23: the texts may tell an account, too', () => {
    const told = { ...layout, links: { ...layout.links, tiktok: accounts[4] ?? '' } };
    expect(links(social(render(told, { lang })))).toEqual([accounts[4]]);
  });

  test('HST-29: of another host’s legal pages those stand at the foot, and in the notice, that its menus name', () => {
    const of = (html: string) => [
      ...links(footerOf(html)),
      ...links(/<aside.*<\/aside>/s.exec(html)?.[0] ?? ''),
    ];
    const { conditions, privacy, purchase } = layout.links;
    const legal = (menus: Partial<Parameters<typeof render>[1]>) =>
      of(
        render(layout, { lang, links: { ticketsUrl: '', socialUrls: [], hasLegalPages: false }, ...menus }),
      ).filter((href) => [conditions, privacy, purchase].includes(href));
    const secondary = [{ title: 'Privacy', href: privacy, hierarchy: '.1' }];
    expect(legal({})).toEqual([]);
    expect(legal({ menus: { main: [], footer: [], secondary } })).toEqual([privacy, privacy]);
    expect(of(render(layout, { lang })).filter((href) => href === conditions)).toEqual([conditions]);
  });

  test('LAY-23: the bottom links by their addresses, without those that have none', () => {
    const list = (html: string) =>
      html.match(new RegExp(`<ul[^>]* aria-label="${layout.footer.bottom}">.*?</ul>`, 's'))?.[0] ?? '';
    const names = ['tickets', 'conditions', 'privacy', 'purchase', 'newsletter'] as const;
    const shown = (html: string) =>
      [...html.matchAll(/<a href="([^"]*)">([^<]*)/g)].map(([, href, text]) => [href, text]);
    expect(shown(list(footer))).toEqual(names.map((name) => [layout.links[name], layout.footer[name]]));
    for (const missing of names) {
      const without = { ...layout, links: { ...layout.links, [missing]: '' } };
      const rest = names.filter((name) => name !== missing);
      expect(shown(list(footerOf(render(without, { lang }))))).toEqual(
        rest.map((name) => [layout.links[name], layout.footer[name]]),
      );
    }
  });
});

test('LAY-21: the sponsors stand in six lines by their number; another number is line 6', () => {
  const numbers = [6, 1, 2, 3, 4, 5, 0, 7, 1.5, -1];
  const html = footerOf(render(fr, { sponsors: numbers.map((line) => sponsor(`nº ${line}`, line)) }));
  const lines = [...html.matchAll(/data-line="(\d)">(.*?)<\/ul>/gs)].map(([, line, list = '']) => [
    line,
    [...list.matchAll(/<li>([^<]*)/g)].map(([, title]) => title),
  ]);
  expect(lines).toEqual([
    ['1', ['nº 1']],
    ['2', ['nº 2']],
    ['3', ['nº 3']],
    ['4', ['nº 4']],
    ['5', ['nº 5']],
    ['6', ['nº 6', 'nº 0', 'nº 7', 'nº 1.5', 'nº -1']],
  ]);
});

test('LAY-22: a sponsor’s picture leads to its link; without one it is the picture alone', () => {
  const uri = 'https://biere.example/';
  const html = render(fr, { sponsors: [cafe, { ...cafe, title: 'Bière', field_sponsor_link: { uri } }] });
  const picture = (title: string) =>
    `<img src="/media/cafe.avif" alt="${title}" width="160" height="64" loading="lazy"/>`;
  expect(html).toContain(
    `<li>${picture('Café')}</li><li><a href="${uri}" target="_blank" rel="noopener noreferrer">${picture('Bière')}</a></li>`,
  );
});

test('TOR-04: on Toronto pages the header is 160 px: the strip of the sponsors, as high as the bar, and the bar', () => {
  const [header = ''] = partsOf(render(fr, { isToronto: true }), 'header');
  expect(header.indexOf('alt="Café"')).toBeLessThan(header.indexOf('href="/fr"'));
  const css = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
  expect(css('SponsorStrip.module.css')).toMatch(/^\.strip \{[^}]*height: var\(--header\)/m);
  expect(css('../shell/styles/tokens.css')).toContain('--header: min(5rem, 25vw);');
});

/** A layout without menus and sponsors. */
const bare = (
  more: Partial<Pick<ComponentProps<typeof Layout>, 'onChooseLanguage' | 'renderAccount' | 'renderLive'>>,
) => (
  <Layout
    lang="fr"
    brand="Chapiteau"
    languages={['fr', 'en']}
    menus={{ main: [], footer: [], secondary: [] }}
    sponsors={[]}
    counterpart={null}
    onChooseLanguage={() => {}}
    newsletterUrl=""
    links={{ ticketsUrl: '', socialUrls: [], hasLegalPages: true }}
    {...more}
  >
    <h1>Ici</h1>
  </Layout>
);

test.each([
  ['header', 0],
  ['footer', 1],
])('RTE-38: a choice in the %s is told', (_, place) => {
  const chosen: string[] = [];
  renderScreen(bare({ onChooseLanguage: (lang) => chosen.push(lang) }), {
    lang: 'fr',
    presses: [fr.languages.en],
    place,
  });
  expect(chosen).toEqual(['en']);
});

test('LAY-13: on Toronto pages the sponsors stand in the header too', () => {
  const strip = (isToronto: boolean) =>
    partsOf(render(fr, { isToronto }), 'header')
      .join('')
      .match(/alt="Café"/g)?.length ?? 0;
  expect([strip(false), strip(true)]).toEqual([0, 1]);
});

test('LAY-23: links without an address are not there', () => {
  expect(links(render(withoutLinks(fr)))).toEqual([
    '#main',
    '/fr',
    '/fr/spectacles',
    '/fr/en-salle',
    '/en',
    '/fr/presse',
    '/en',
    '/fr/calendrier',
    '/fr/ma-liste',
    '/fr/profile',
  ]);
});

test('LAY-07: what is on stands between the header and the page, and in the drawer of phones', () => {
  const html = render(fr, { renderLive: (place) => <i data-live={place} /> });
  const [before = '', after = ''] = html.split('<i data-live="line"></i>');
  expect([before.endsWith('</header>'), after.startsWith('<main'), partsOf(html, 'header').length]).toEqual([
    true,
    true,
    1,
  ]);
});

test('LAY-05: the drawer has what is on, and the account, as they are in it', async () => {
  const { find } = await renderLive(
    bare({
      renderAccount: (place) => <i>{`account: ${place}`}</i>,
      renderLive: (place) => <i>{`live: ${place}`}</i>,
    }),
    { lang: 'fr' },
  );
  await act(async () => document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]')?.click());
  expect(partsOf(find('dialog').innerHTML, 'i').map(textOf)).toEqual(['live: drawer', 'account: drawer']);
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
