import { expect, test } from 'vitest';
import { textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ArtistSiteLink } from './ArtistSiteLink.tsx';

const base = 'https://artists.example/fr/recherche?q=';

test.each([
  ['fr', 'Chercher sur le site des artistes'],
  ['en', 'Search the artists’ site'],
] as const)('SRCH-06: in %s a button asks the artists’ site for what is typed', (lang, words) => {
  const html = renderScreen(<ArtistSiteLink base={base} text=" l’été & moi " />, { lang });
  const [href] = valuesOf(html, 'href');
  expect([textOf(html), href]).toEqual([
    words,
    'https://artists.example/fr/recherche?q=l%E2%80%99%C3%A9t%C3%A9%20%26%20moi',
  ]);
});

test('SRCH-06: a deployment without such a site has no button', () => {
  expect(renderScreen(<ArtistSiteLink base="" text="gala" />, { lang: 'fr' })).toBe('');
});
