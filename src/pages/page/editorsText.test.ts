import { expect, test } from 'vitest';
import { readEditorsText } from './editorsText.ts';

const headings = (count: number): string =>
  Array.from({ length: count }, (_, index) => `<h2>Part ${index + 1}</h2><p>Text</p>`).join('');

test('PRS-06: the first paragraph is the lead, a list of facts after it stands aside', () => {
  expect(
    readEditorsText('\n<p>In <b>short</b></p>\n<dl><dt>Doors</dt><dd>19:00</dd></dl><p>More</p>'),
  ).toEqual({
    lead: '<p>In <b>short</b></p>',
    facts: '<dl><dt>Doors</dt><dd>19:00</dd></dl>',
    contents: '',
    rest: '<p>More</p>',
  });
});

test.each(['<h2>First</h2><p>Then</p>', '<ul><li>A</li></ul>', 'Bare', ''])(
  'PRS-06: a text that begins otherwise stays whole: %s',
  (html) => {
    expect(readEditorsText(html)).toEqual({ lead: '', facts: '', contents: '', rest: html });
  },
);

test('PRS-06: facts elsewhere stay where they are', () => {
  const html = '<p>One</p><p>Two</p><dl><dt>A</dt><dd>B</dd></dl>';
  expect(readEditorsText(html).rest).toBe('<p>Two</p><dl><dt>A</dt><dd>B</dd></dl>');
});

test('PRS-06: six headings have a table of contents, five have none', () => {
  expect(readEditorsText(headings(5))).toMatchObject({ contents: '', rest: headings(5) });
  const { contents, rest } = readEditorsText(headings(6));
  const linked = [...contents.matchAll(/href="#([^"]*)">([^<]*)/g)].map(([, id, title]) => [id, title]);
  const there = [...rest.matchAll(/<h2 id="([^"]*)">([^<]*)/g)].map(([, id, title]) => [id, title]);
  expect(linked).toEqual(there);
  expect(linked.map(([, title]) => title)).toEqual([
    'Part 1',
    'Part 2',
    'Part 3',
    'Part 4',
    'Part 5',
    'Part 6',
  ]);
});

test('PRS-06: a heading keeps its own id, and its entry has no link within the link', () => {
  const { contents, rest } = readEditorsText(
    `<h2 lang="fr" id="user-content-ici"><a href="/fr">Là</a></h2>${headings(5)}`,
  );
  expect(contents).toContain('<a href="#user-content-ici">Là</a>');
  expect(rest).toContain('<h2 lang="fr" id="user-content-ici"><a href="/fr">Là</a></h2>');
});
