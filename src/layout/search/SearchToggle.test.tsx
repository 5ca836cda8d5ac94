import { expect, test } from 'vitest';
import { textOf, valuesOf } from '#src/testing/html.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { SearchToggle } from './SearchToggle.tsx';

test.each([
  ['fr', '/fr/recherche', 'Rechercher'],
  ['en', '/en/search', 'Search'],
] as const)(
  'LAY-06 (%s): without a script the search is a form of its language, with a field for the words',
  (lang, path, name) => {
    const html = renderScreen(<SearchToggle lang={lang} loadTexts={() => Promise.resolve()} />, { lang });
    expect([
      valuesOf(html, 'action'),
      valuesOf(html, 'name'),
      valuesOf(html, 'aria-label'),
      textOf(html),
    ]).toEqual([[path], ['q'], [name, name], '']);
  },
);
