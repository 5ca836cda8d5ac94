import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { languages, type Language } from '#contract/address/language.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';
import { allParts } from '#contract/settings/parts.ts';
import { json } from '#src/api/testing/fakeHost.ts';
import { memberHere } from '#src/session/testing/memberHere.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { openPage } from '#src/testing/openPage.tsx';
import { renderAt } from '#src/testing/renderAt.ts';

const file = (kind: string) => `https://themes.example/a.${kind}`;

/** The fields of passwords and the links to the login that a page with this theme shows to a member whose session ended. */
const askedOn = async (theme: object) => {
  const memberSession = await memberHere({}).sessionLoader.load();
  const input = { memberId: 'camille', parked: null, jitter: 1 };
  const { context } = createActor(sessionMachine, { input }).getSnapshot();
  const snapshot = sessionMachine.resolveState({ value: { interrupted: 'inDialog' }, context });
  const interrupted = { ...memberSession, session: createActor(sessionMachine, { input, snapshot }) };
  const { find, until } = await openPage('/en/x', {
    host: {
      'en/router/x': json({
        entity_data: { type: 'page', id: '1', attributes: { title: 'Here' }, computed_page_theme: theme },
      }),
    },
    settings: { themeHosts: ['themes.example'] },
    sessionLoader: {
      holdsSession: () => true,
      current: () => interrupted,
      load: async () => interrupted,
      subscribe: () => () => {},
    },
  });
  const asked = () => [
    find('dialog').querySelectorAll('input[type="password"]').length,
    find('dialog').querySelectorAll('a[href^="/en/login"]').length,
  ];
  await until(() => expect(asked()).not.toEqual([0, 0]));
  return asked();
};

test.each<[string, object, number, number]>([
  ['no theme', {}, 1, 0],
  ['styles', { css: [file('css')] }, 1, 0],
  ['a script', { js: [file('js')] }, 0, 1],
  ['a script of its own', { inline_js: 'alert(1)' }, 0, 1],
])(
  'META-02: on a page with %s a member is asked for a password only where no script can read it',
  async (_, theme, passwords, links) => {
    expect(await askedOn(theme)).toEqual([passwords, links]);
  },
);

const words = { fr: { way: 'presse', menu: 'Presse' }, en: { way: 'press', menu: 'Press' } };
const [fr, en] = [`/fr/${words.fr.way}`, `/en/${words.en.way}`];
const sponsorOf = (lang: Language) => ({ title: `Sponsor (${lang})`, field_sponsor_footer_line: 1 });
/** A page in both languages, with the menus and the sponsors of each. */
const hostWith = (theme: string) =>
  Object.fromEntries(
    languages.flatMap((lang) => {
      const { way, menu } = words[lang];
      const entry = { title: menu, href: `/${lang}/${way}`, hierarchy: '.1' };
      const attributes = { title: menu };
      const computed_page_theme = { name: theme };
      return [
        [`${lang}/content/8/metadata`, json({ main: [entry], footer: [entry], secondary: [] })],
        [`${lang}/content/8/sponsors`, json({ data: [sponsorOf(lang)] })],
        [
          `${lang}/router/${way}`,
          json({
            entity_data: { type: 'page', id: '1', attributes, computed_page_theme, translations: { fr, en } },
          }),
        ],
      ];
    }),
  );
const settings = {
  brand: { fr: 'Rires', en: 'Laughs' },
  ticketsUrl: 'https://tickets.example/{lang}',
  newsletterUrl: 'https://list.example/',
};
const htmlOf = async (address: string, others: Partial<PageSettings> = {}, theme = 'default') => {
  const page = await renderAt(address, hostWith(theme), { ...settings, ...others });
  if (page.kind === 'redirect') throw new Error(`Led to ${page.location}`);
  return page.html;
};

test.each([
  [fr, 'Rires, accueil', '© Rires. Tous droits réservés.', 'Presse', 'Sponsor (fr)', 'fr', en],
  [en, 'Laughs, home', '© Laughs. All rights reserved.', 'Press', 'Sponsor (en)', 'en', fr],
])(
  'LAY-01: the frame of %s has the festival’s name, menus, sponsors and links of its language, and leads to the other one',
  async (address, logo, rights, menu, sponsor, lang, counterpart) => {
    const html = await htmlOf(address);
    const [[header = ''], [footer = '']] = [partsOf(html, 'header'), partsOf(html, 'footer')];
    expect([
      valuesOf(header, 'aria-label')[0],
      textOf(footer).includes(rights),
      [header, footer].flatMap((part) =>
        partsOf(part, 'a')
          .filter((link) => link.includes(`href="${address}"`))
          .map(textOf),
      ),
      [header, footer].map((part) => textOf(part).includes(sponsor)),
      [header, footer].map((part) => attributesOf(part, 'a').find((link) => link['aria-current'])?.['href']),
      valuesOf(header, 'href').includes(counterpart),
      [header, footer].map((part) => valuesOf(part, 'href').includes(`https://tickets.example/${lang}`)),
      valuesOf(footer, 'action'),
    ]).toEqual([
      logo,
      true,
      [menu, menu],
      [false, true],
      [address, address],
      true,
      [true, true],
      ['https://list.example/'],
    ]);
  },
);

test('LAY-13: on Toronto pages the sponsors stand in the header too', async () => {
  const [header = ''] = partsOf(await htmlOf(en, {}, 'toronto'), 'header');
  expect(textOf(header)).toContain('Sponsor (en)');
});

test.each([
  ['members', {}, ['/en/login?return=%2Fen%2Fpress', '/en/my-list', '/en/profile']],
  [
    'members without credits',
    { credits: false },
    ['/en/login?return=%2Fen%2Fpress', '/en/my-list', '/en/profile'],
  ],
  ['no members', { members: false, credits: false }, []],
])('FES-21: the frame of a festival with %s leads to what is theirs', async (_, parts, links) => {
  const html = await htmlOf(en, { parts: { ...allParts, ...parts } });
  expect(valuesOf(html, 'href').filter((href) => /login|my-list|profile/.test(href))).toEqual(links);
  expect(html.includes('data-scope="session"')).toBe(links.length > 0);
});
