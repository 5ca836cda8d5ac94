import { expect, test } from 'vitest';
import { json, offline, status, type Reaction } from '#src/api/testing/fakeHost.ts';
import { renderAt } from '#src/testing/renderAt.ts';

const styles = 'https://themes.example/gala.css';
const themed = json({
  entity_data: {
    type: 'page',
    id: '1',
    attributes: { title: 'Search' },
    computed_page_theme: { css: [styles] },
  },
});

/** The status of a page with a route of its own, and its theme, by the answer of the content host for its address. */
const themeOfSearch = async (answer: Reaction, themeHosts: string[]) => {
  const page = await renderAt('/en/search', { 'en/router/search': answer }, { themeHosts });
  return page.kind === 'page' ? [page.status, page.theme?.css.map(({ url }) => url) ?? null] : page.location;
};

test('META-02: the host is asked for a page of our own by the words of its language', async () => {
  const page = await renderAt(
    '/fr/recherche',
    { 'fr/router/recherche': themed },
    { themeHosts: ['themes.example'] },
  );
  expect(page.kind === 'page' && page.theme?.css.map(({ url }) => url)).toEqual([styles]);
});

test.each<[string, Reaction, string[], string[] | null]>([
  ['a theme of an allowed host', themed, ['themes.example'], [styles]],
  ['a theme of another host', themed, ['elsewhere.example'], null],
  ['a theme where none are allowed', themed, [], null],
  ['no page there', status(404), ['themes.example'], null],
  ['a failure', status(503), ['themes.example'], null],
  ['no network', offline, ['themes.example'], null],
])(
  'META-02: a page of our own, for which the host has %s, is there all the same',
  async (_, answer, hosts, theme) => {
    expect(await themeOfSearch(answer, hosts)).toEqual([200, theme]);
  },
);
