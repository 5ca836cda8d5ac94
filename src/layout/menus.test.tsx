import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createActor, type StateValueFrom } from 'xstate';
import { cookieBannerMachine } from '#machines/cookieBanner/cookieBanner.machine.ts';
import { type MenuEvent, menuMachine } from '#machines/menu/menu.machine.ts';
import type { Language } from '#contract/address/language.ts';
import { allParts } from '#contract/settings/parts.ts';
import { PartsContext } from '#src/components/parts.ts';
import { plainHtml, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import en from '#locales/en/layout.json' with { type: 'json' };
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageSwitcher } from './LanguageSwitcher.tsx';
import { LogInLink } from './LogInLink.tsx';
import { VisitorLinks } from './VisitorLinks.tsx';
import { MainMenu } from './MainMenu.tsx';
import { menuPicture } from './menu.picture.ts';
import { menuTree } from './menuTree.ts';
import { SponsorMark } from './SponsorMark.tsx';
import type { MenuControl } from './useMenu.ts';

const draw = (part: ReactNode, ...presses: string[]): string => renderScreen(part, { presses });
const item = (title: string, hierarchy: string) => ({ title, href: `/en/${title}`, hierarchy });
const items = menuTree(
  [item('shows', '.1'), item('indoor', '.1.1'), item('news', '.2'), item('press', '.3'), item('kit', '.3.1')],
  '',
);
const cookies = createActor(cookieBannerMachine);
const languages = { lang: 'en', all: ['fr', 'en'], counterpart: null, onChoose: () => {} } as const;

/** The menu in a state, and the events sent to it. */
const menuAt = (value: StateValueFrom<typeof menuMachine>, item: string | null) => {
  const sent: (MenuEvent | 'escape')[] = [];
  const menu: MenuControl = {
    ...menuPicture(menuMachine.resolveState({ value, context: { item } })),
    isLive: true,
    send: (event) => sent.push(event),
    escape: () => sent.push('escape'),
  };
  return { menu, sent };
};
const expanded = (html: string) => valuesOf(html, 'aria-expanded');

describe('LAY-03: the menu of wide screens', () => {
  test.each([
    ['closed', null, ['false', 'false']],
    [{ panel: 'held' }, '.1', ['true', 'false']],
    [{ panel: 'leaving' }, '.3', ['false', 'true']],
    ['drawer', '.1', ['false', 'false']],
  ] as const)('LAY-03: %o of %s', (state, open, states) => {
    expect(expanded(draw(<MainMenu items={items} menu={menuAt(state, open).menu} />))).toEqual(states);
  });

  test('LAY-03: a button names what it opens, and says which when it is pressed', () => {
    const { menu, sent } = menuAt('closed', null);
    const html = draw(<MainMenu items={items} menu={menu} />, en.menu.more.replace('{{title}}', 'press'));
    const lists = [...html.matchAll(/<ul id="([^"]+)"/g)].map(([, id]) => id);
    expect([valuesOf(html, 'aria-controls'), sent]).toEqual([lists, [{ type: 'item.pressed', item: '.3' }]]);
    expect(new Set(lists).size).toBe(2);
  });
});

describe('the menu of narrow screens', () => {
  const drawer = (menu: MenuControl) => (
    <Drawer items={items} menu={menu} account={<i>the account</i>} languages={languages} />
  );

  test('LAY-04: one sub-menu is unfolded, the others are hidden', () => {
    const html = draw(drawer(menuAt('drawer', '.3').menu));
    expect([
      expanded(html),
      [...html.matchAll(/<\/button><ul[^>]*?( hidden="")?>/g)].map(([, hidden]) => Boolean(hidden)),
    ]).toEqual([
      ['false', 'true'],
      [true, false],
    ]);
  });

  test('LAY-04: an entry with a sub-menu is reached as its first', () => {
    const html = draw(drawer(menuAt('drawer', '.1').menu));
    expect(html).toContain(`<a href="/en/shows">${en.menu.all.replace('{{title}}', 'shows')}</a>`);
  });

  test('LAY-05: it is there in its state alone', () => {
    expect([
      draw(drawer(menuAt('closed', null).menu)),
      draw(drawer(menuAt({ panel: 'held' }, '.1').menu)),
    ]).toEqual(['', '']);
  });

  test.each([
    [true, '<div><i>the account</i></div>'],
    [false, ''],
  ])(
    'LAY-07: below its entries are what is on, the account if there is one: %s, and the languages',
    (hasAccount, drawn) => {
      const html = draw(
        <Drawer
          items={menuTree([item('news', '.2')], '')}
          menu={menuAt('drawer', null).menu}
          account={hasAccount && <i>the account</i>}
          live={<i>what is on</i>}
          languages={languages}
        />,
      );
      expect(/<nav.*<\/nav>/s.exec(plainHtml(html))?.[0]).toBe(
        `<nav aria-label="${en.menu.full}"><ul><li><a href="/en/news">news</a></li></ul><i>what is on</i>${drawn}` +
          `<nav aria-label="${en.languages.inMenu}"><a href="/fr" hrefLang="fr" lang="fr">Français</a></nav></nav>`,
      );
    },
  );

  test('LAY-04: a tap unfolds, the cross closes', () => {
    const { menu, sent } = menuAt('drawer', null);
    draw(drawer(menu), 'shows', 'Close');
    expect(sent).toEqual([{ type: 'item.pressed', item: '.1' }, 'escape']);
  });
});

test('LAY-16: the button of the whole menu says that it opens a dialog, and whether that is open', () => {
  const html = draw(
    <Header
      lang="en"
      brand="Chapiteau"
      tickets=""
      live={null}
      main={items}
      secondary={[]}
      renderAccount={() => null}
      languages={languages}
    />,
  );
  const button =
    html.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${en.menu.open}"`)) ?? '';
  expect([valuesOf(button, 'aria-haspopup'), expanded(button)]).toEqual([['dialog'], ['false']]);
});

test('LAY-11: the header holds the account; what is for the drawer alone is not there while that is closed', () => {
  const header = (
    <Header
      lang="en"
      brand="Chapiteau"
      tickets=""
      live={null}
      main={items}
      secondary={[]}
      renderAccount={(place) => <i>{`account in the ${place}`}</i>}
      languages={languages}
    />
  );
  expect(draw(header).match(/account in the \w+/g)).toEqual(['account in the header']);
});

test('LAY-20: the footer lists the entries of the menu and, after each, those below it', () => {
  const html = draw(
    <Footer
      brand="Chapiteau"
      tickets=""
      accounts={[]}
      bottom={[]}
      menu={items}
      sponsors={[]}
      languages={languages}
      cookies={cookies}
      newsletterUrl=""
    />,
  );
  const menu = /<nav .*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(menu.match(/href="[^"]*"/g)).toEqual([
    'href="/en/shows"',
    'href="/en/indoor"',
    'href="/en/news"',
    'href="/en/press"',
    'href="/en/kit"',
  ]);
});

test.each([true, false])('FES-21: the foot leads to the newsletter where there is one: %s', (newsletter) => {
  const html = draw(
    <PartsContext value={{ ...allParts, newsletter }}>
      <Footer
        brand="Chapiteau"
        tickets=""
        accounts={[]}
        bottom={[{ title: 'layout.footer.newsletter', key: 'layout.links.newsletter' }]}
        menu={[]}
        sponsors={[]}
        languages={languages}
        cookies={cookies}
        newsletterUrl=""
      />
    </PartsContext>,
  );
  expect([html.includes('href="#newsletter"'), html.includes('id="newsletter"')]).toEqual([
    newsletter,
    newsletter,
  ]);
});

test('API-01: the secondary menu has a place of its own in the header; none where it is empty', () => {
  const header = (secondary: typeof items) =>
    draw(
      <Header
        lang="en"
        brand="Chapiteau"
        tickets=""
        live={null}
        main={[]}
        secondary={secondary}
        renderAccount={() => null}
        languages={languages}
      />,
    );
  const name = `aria-label="${en.menu.secondary}"`;
  expect(header(items)).toMatch(
    new RegExp(
      `<nav[^>]* ${name}><ul>${['shows', 'indoor', 'news', 'press', 'kit']
        .map((title) => `<li><a href="/en/${title}">${title}</a></li>`)
        .join('')}</ul></nav>`,
    ),
  );
  expect(header([])).not.toContain(name);
});

const there = { lang: 'fr', href: '/fr/calendrier' } as const;

/** The switcher, and the languages that were chosen by it. */
const switcherTo = (counterpart: typeof there | null, all: readonly Language[] = ['fr', 'en']) => {
  const chosen: string[] = [];
  const part = (
    <LanguageSwitcher
      label="Languages"
      lang="en"
      all={all}
      counterpart={counterpart}
      onChoose={(lang) => chosen.push(lang)}
    />
  );
  return { part, chosen };
};

test.each([
  ['this page in it', there, '/fr/calendrier', ' rel="alternate"'],
  ['its root where this page has none', null, '/fr', ''],
] as const)('RTE-37: one link a language, to %s, in its words', (_, counterpart, href, rel) => {
  expect(draw(switcherTo(counterpart).part).match(/<a .*?<\/a>/g)).toEqual([
    `<a href="${href}" hrefLang="fr" lang="fr"${rel}>Français</a>`,
  ]);
});

test('RTE-37: a festival of one language leads to no other', () => {
  expect(draw(switcherTo(there, ['en']).part)).toBe('');
});

test.each([there, null])('RTE-38: choosing a language is told (counterpart %o)', (counterpart) => {
  const { part, chosen } = switcherTo(counterpart);
  draw(part, en.languages.fr);
  expect(chosen).toEqual(['fr']);
});

test('RTE-37: the drawer leads to this page in the other language too', () => {
  const html = draw(
    <Drawer
      items={[]}
      menu={menuAt('drawer', null).menu}
      account={null}
      languages={{ ...languages, counterpart: there }}
    />,
  );
  expect(valuesOf(html, 'hrefLang')).toEqual(['fr']);
  expect(html).toContain('<a href="/fr/calendrier" hrefLang="fr"');
});

test.each([
  ['fr', 'Connexion'],
  ['en', 'LOG IN'],
] as const)('SES-30 (%s): the way to the login is a link with a person before its words', (lang, words) => {
  // Not for robots: they must not find the login page.
  expect(renderScreen(<LogInLink href={`/${lang}/login`} />, { lang })).toMatch(
    new RegExp(
      `^<a [^>]*href="/${lang}/login" rel="nofollow"><svg [^>]*><use href="[^"]*#user"></use></svg><span>${words}</span></a>$`,
    ),
  );
});

test.each([
  ['fr', '/fr/inscription', 'Créer un compte'],
  ['en', '/en/register', 'Create an account'],
] as const)('PRO-10 (%s): the drawer leads a visitor to a new account, too', (lang, href, words) => {
  const html = renderScreen(<VisitorLinks lang={lang} loginHref={`/${lang}/login`} />, { lang });
  expect(valuesOf(html, 'href').filter((address) => address.startsWith(`/${lang}`))).toEqual([
    `/${lang}/login`,
    href,
  ]);
  expect(html).toContain(`<a href="${href}" rel="nofollow">${words}</a>`);
});

test.each([
  [
    null,
    { uri: 'https://cafe.example' },
    '<a href="https://cafe.example" target="_blank" rel="noopener noreferrer">Café</a>',
  ],
  [null, null, 'Café'],
  [
    '/pictures/4b553dc28ac02d12afcaed2d-1200x750-d0cebb/1200.webp#focus=30,20',
    null,
    '<img src="/pictures/4b553dc28ac02d12afcaed2d-1200x750-d0cebb/320.webp" alt="Café" width="160" height="64" loading="lazy"/>',
  ],
])('LAY-22: a sponsor with the picture %s and the link %o', (sponsor_logo, field_sponsor_link, html) => {
  const sponsor = { title: 'Café', sponsor_logo, field_sponsor_link, field_sponsor_footer_line: 1 };
  expect(draw(<SponsorMark sponsor={sponsor} />)).toBe(html);
});
