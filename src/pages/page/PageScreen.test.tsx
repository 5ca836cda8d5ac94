import { expect, test } from 'vitest';
import type { Page } from '#contract/wire/page.ts';
import { attributesOf, partsOf, textOf, valuesOf } from '#src/testing/html.ts';
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

const headings = Array.from({ length: 6 }, (_, place) => `<h2>Part ${place}</h2>`).join('');
const long = `<p>In short</p><dl><dt>Doors</dt><dd>19:00</dd></dl><p>Before</p>${headings}`;

/** The headings that name the parts of a name. */
const namesOf = (html: string, name: string): string[] =>
  attributesOf(html, name).flatMap((part) => {
    const [heading] = html.match(new RegExp(`<h2 id="${part['aria-labelledby']}">[^<]*`)) ?? [];
    return heading === undefined ? [] : [textOf(heading)];
  });

test('PRS-06: beside a long text stand its picture, what the page adds, its facts and its contents, each by its name', () => {
  const html = renderScreen(
    <PageScreen
      lang="en"
      page={pageOf({ title: 'Press', body: long, image_url: '/p.avif' })}
      beside={<i>more</i>}
    />,
  );
  expect([
    textOf(html).replace(/Part 0.*/, '…'),
    valuesOf(html, 'loading'),
    namesOf(html, 'section'),
    namesOf(html, 'nav'),
  ]).toEqual([
    'Home Press Press In short more In short Doors 19:00 On this page …',
    ['eager'],
    ['In short'],
    ['On this page'],
  ]);
});

test.each([
  ['contents', headings, ['On this page']],
  ['facts', '<p>Lead</p><dl><dt>Doors</dt><dd>19:00</dd></dl>', ['In short']],
])('PRS-06: its %s alone stand beside the text, too', (_, body, names) => {
  const html = drawn({ title: 'Press', body });
  expect([...namesOf(html, 'section'), ...namesOf(html, 'nav')]).toEqual(names);
});

test.each([
  [
    'whole',
    'page',
    [
      'Presse',
      'Presse',
      'In short',
      'Doors 19:00',
      expect.stringContaining('Part 0'),
      expect.stringContaining('Before'),
    ],
  ],
  ['folded', 'video', ['Presse', 'Presse', expect.stringContaining('In short')]],
] as const)(
  'LDR-04: a page in the other language says so wherever its words stand, %s',
  (_, type, spoken) => {
    const page = { ...pageOf({ title: 'Presse', body: long }, type), written_in: 'fr' as const };
    const html = renderScreen(<PageScreen lang="en" page={page} />);
    expect(
      [...html.matchAll(/<(\w+)[^>]* lang="fr"[^>]*>(.*?)<\/\1>/gs)].map(([, , words = '']) => textOf(words)),
    ).toEqual(spoken);
  },
);

test('LDR-04: a page without any title is untitled; a page with a list is whole', () => {
  const page = pageOf({ body: '<p>All of it</p>' }, 'artists');
  const metas = { ...page.metas, title: '' };
  const list = { data: [], pagesize: 24, totalcount: 0, previous: null, next: null };
  const html = renderScreen(<PageScreen lang="en" page={{ ...page, metas, list }} />);
  expect([partsOf(html, 'h1').map(textOf), html.includes('data-scope="readMore"')]).toEqual([
    ['Untitled'],
    false,
  ]);
});
