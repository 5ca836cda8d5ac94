import { expect, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import { renderScreen } from '#src/testing/renderScreen.tsx';
import { PageScreen } from './PageScreen.tsx';

const pageOf = (attributes: Page['attributes'], type: Page['type'] = 'page'): Page => ({
  type,
  id: '1',
  attributes,
  metas: { title: 'From the metas', description: '', og_image: null, noindex: false },
  computed_page_theme: { name: 'default' },
  translations: {},
});
const drawn = (...given: Parameters<typeof pageOf>) =>
  renderScreen(<PageScreen lang="en" page={pageOf(...given)} />);

test('LDR-04: its title, its body whole', () => {
  const html = drawn({ title: 'Press', body: '<p>All of it</p>' });
  expect([
    html.match(/<h1>[^<]*/)?.[0],
    html.includes('<p>All of it</p>'),
    html.includes('data-scope="readMore"'),
  ]).toEqual(['<h1>Press', true, false]);
});

test('LAY-29: the way home, and the page itself', () => {
  const html = drawn({ title: 'Press' });
  expect([html.includes('<a href="/en">Home</a>'), html.includes('aria-current="page">Press<')]).toEqual([
    true,
    true,
  ]);
});

test('LDR-04: whatever has no view of its own folds', () => {
  expect(drawn({ title: 'X', body: '<p>x</p>' }, 'video')).toContain('data-scope="readMore"');
});

test('LDR-06: a title that is none costs itself only', () => {
  expect(drawn({ title: 5, body: '<p>All of it</p>' })).toContain('<p>All of it</p>');
});

test.each([{}, { title: '' }, { title: 5 }])(
  'LDR-04: without a readable title it is that of the metas: %o',
  (attributes) => {
    expect(drawn(attributes)).toContain('<h1>From the metas</h1>');
  },
);

test.each([
  ['its own, if it has one', { image_url: '/own.avif' }, ['/own.avif']],
  ['else the one that it is given', {}, ['/given.avif']],
])('PRS-06: the picture of a page is %s', (_, attributes, expected) => {
  const html = renderScreen(<PageScreen lang="en" page={pageOf(attributes)} image="/given.avif" />);
  expect([...html.matchAll(/<img [^>]*src="([^"]*)"/g)].map(([, src]) => src)).toEqual(expected);
});
