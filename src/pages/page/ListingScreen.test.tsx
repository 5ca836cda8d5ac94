import { expect, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { ListingScreen } from './ListingScreen.tsx';

const page: Page = {
  type: 'artists',
  id: '1',
  attributes: { title: 'Artists', body: '<p>Who plays</p>' },
  metas: { title: '', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: {},
};
const drawn = (...data: unknown[]): string =>
  renderScreen(
    <ListingScreen
      lang="en"
      page={{ ...page, list: { data, pagesize: 24, totalcount: data.length, previous: null, next: null } }}
    />,
  );

test('LDR-06: the text is whole, and the entries that can be read stand below it', () => {
  const html = drawn(
    { id: 1, title: 'Ana', url: '/en/artists/ana', image_url: '/media/ana.avif' },
    { id: 2, title: 'Bo', url: 'javascript:alert(1)' },
    { id: 3, title: 5, url: '/en/artists/c' },
    'text',
    { id: 4, title: 'Dee', url: '/en/artists/dee', image_url: 'data:text/html,x' },
  );
  expect([
    html.includes('<p>Who plays</p>'),
    html.includes('data-scope="readMore"'),
    [...html.matchAll(/<h2><a href="([^"]*)">([^<]*)/g)].map(([, href, title]) => [href, title]),
    [...html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src),
  ]).toEqual([
    true,
    false,
    [
      ['/en/artists/ana', 'Ana'],
      ['/en/artists/dee', 'Dee'],
    ],
    ['/media/ana.avif'],
  ]);
});

test('LDR-06: a list of nothing that can be read leaves the page', () => {
  expect(drawn('x')).toContain('<h1>Artists</h1>');
  expect(drawn('x')).not.toContain('<h2>');
});
