import { expect, test } from 'vitest';
import { textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ArtistSiteLink } from './ArtistSiteLink.tsx';

const site = 'https://artists.example/base';

test.each([
  ['fr', 'Chercher sur le site des artistes', '/fr/recherche'],
  ['en', 'Search the artists’ site', '/en/search'],
] as const)('SRCH-06: in %s a button asks the artists’ site for what is typed', (lang, words, path) => {
  const html = renderScreen(<ArtistSiteLink {...{ site, lang }} text=" l’été & moi " />, { lang });
  const [href] = valuesOf(html, 'href');
  expect([textOf(html), href, valuesOf(html, 'target'), valuesOf(html, 'rel')]).toEqual([
    words,
    `${site}${path}?q=l%E2%80%99%C3%A9t%C3%A9+%26+moi`,
    ['_blank'],
    ['noopener noreferrer'],
  ]);
});

test('SRCH-06: a deployment without such a site has no button', () => {
  expect(renderScreen(<ArtistSiteLink site="" lang="fr" text="gala" />, { lang: 'fr' })).toBe('');
});
