import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import type { Page } from '#contract/wire/page.ts';
import { programmeSettings } from '#contract/programme/testing/programmations.ts';
import { clientOf } from '#src/api/testing/contentClient.ts';
import { json, status } from '#src/api/testing/fakeHost.ts';
import { partsOf, textOf, valuesOf } from '#src/testing/html.ts';
import { renderAt } from '#src/testing/renderAt.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { BlockScreen } from './BlockScreen.tsx';

const page: Page = {
  type: 'tiles',
  id: '5',
  attributes: { title: 'More', body: '<p>All of it</p>', tiles: [{ id: 1, title: 'A tile', status: true }] },
  metas: { title: 'Metas', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: {},
};

test.each(languages)(
  'LDR-05 (%s): a part of home is a page with its title, its text and its content, below home',
  (lang) => {
    const question = {
      client: clientOf([]).client,
      lang,
      settings: programmeSettings,
      clock: { now: () => 0 },
    };
    const drawn = (changes: Partial<Page> = {}) => {
      const html = renderScreen(<BlockScreen {...{ lang, question }} page={{ ...page, ...changes }} />, {
        lang,
        queries: new QueryClient(),
      });
      const [way = ''] = partsOf(html, 'nav');
      return [
        partsOf(html, 'h1').map(textOf),
        textOf(html),
        valuesOf(way, 'href').filter((href) => href.startsWith(`/${lang}`)),
      ];
    };
    const home = lang === 'fr' ? 'Accueil' : 'Home';
    const untitled = lang === 'fr' ? 'Sans titre' : 'Untitled';
    const attributes = { ...page.attributes, title: '' };
    expect([
      drawn(),
      drawn({ attributes }),
      drawn({ attributes, metas: { ...page.metas, title: '' } }),
    ]).toEqual(
      ['More', 'Metas', untitled].map((name) => [
        [name],
        `${home} ${name} ${name} All of it A tile`,
        [`/${lang}`],
      ]),
    );
  },
);

test.each([
  ['is kept with its shows', json({ data: [{ id: '2', title: 'Listed', url: '/en/shows/b' }] }), false, true],
  ['stands without them, and is made anew for the next visitor', status(500), true, false],
])('HST-09: a block of a list %s', async (_, shows, isMadeAnew, isListed) => {
  const entity = json({
    entity_data: { type: 'headliners', id: '5', attributes: { title: 'Stars' }, metas: {} },
  });
  const answer = await renderAt('/en/stars', { 'en/router/stars': entity, 'en/content/8/shows': shows });
  if (answer.kind === 'redirect') throw new Error(`Led to ${answer.location}`);
  expect([
    answer.status,
    answer.expiresAt === Date.parse('2027-07-16T12:00:00Z'),
    answer.html.includes('Listed'),
  ]).toEqual([200, isMadeAnew, isListed]);
});
