import { expect, test } from 'vitest';
import { mentionsOfHtml } from './html.ts';
import { mentionsOfMarkdown } from './markdown.ts';
import type { Mentions } from './mentions.ts';

const inShort = ({ links, media, faults }: Mentions) => ({
  links: links.map(({ value }) => value),
  media: media.map(({ value }) => value),
  faults: faults.map(({ severity, message }) => `${severity}: ${message}`),
});
const remedy = 'say so';
const none = { links: [], media: [], faults: [] };

test.each([
  ['[a](/fr/a)', { ...none, links: ['/fr/a'] }],
  ['[a][b]\n\n[b]: /fr/b', { ...none, links: ['/fr/b'] }],
  ['![a][b]\n\n[b]: media/b.jpg', { ...none, media: ['media/b.jpg'] }],
  [
    '![][b]\n\n[b]: media/b.jpg',
    { ...none, media: ['media/b.jpg'], faults: ['warning: a picture needs a text: ![text](…)'] },
  ],
  ['[a](media/plan%20b.pdf)', { ...none, media: ['media/plan b.pdf'] }],
  ['[a](media/%zz.pdf)', { ...none, media: ['media/%zz.pdf'] }],
  ['a <!-- for us --> b', none],
  ['<!-- for us -->', none],
  ['<b>a</b>', { ...none, faults: ['mistake: `<b>` is HTML, which is not read in Markdown: say so'] }],
  ['1 < 2', none],
])('FES-03: what a text in Markdown names: %j', (text, found) => {
  expect(inShort(mentionsOfMarkdown(text, { remedy }))).toEqual(found);
});

test.each([
  ['<a href="/fr/a" rel="noopener" target="_blank">a</a>', { ...none, links: ['/fr/a'] }],
  ['<a href="/fr/a" rel="nofollow">a</a>', { ...none, links: ['/fr/a'] }],
  ['<img src="media/a.jpg" alt="">', { ...none, media: ['media/a.jpg'] }],
  [
    '<img src="media/a.jpg">',
    { ...none, media: ['media/a.jpg'], faults: ['warning: a picture needs a text: alt="…"'] },
  ],
  ['<a href="media/plan%20b.pdf">a</a>', { ...none, media: ['media/plan b.pdf'] }],
  ['<ol start="2"><li>a</li></ol>', none],
  ['<p class="a">a</p>', { ...none, faults: ['mistake: `class` is refused in `<p>`'] }],
  ['<!-- for us -->', none],
])('FES-03: what a text in HTML names: %j', (html, found) => {
  expect(inShort(mentionsOfHtml(html))).toEqual(found);
});

const refusal = (address: string): string =>
  `mistake: \`${address}\` must be an address that begins with https://, or with / on this site`;

test.each([
  ['#place', none],
  ['https://a.example/', none],
  ['HTTP://a.example/', none],
  ['mailto:a@a.example', none],
  ['tel:+15145550123', none],
  ['/fr/a#b', { ...none, links: ['/fr/a#b'] }],
  ['media/a.jpg', { ...none, media: ['media/a.jpg'] }],
  ['contact', { ...none, faults: [refusal('contact')] }],
  ['fr/contact', { ...none, faults: [refusal('fr/contact')] }],
  ['//a.example/', { ...none, faults: [refusal('//a.example/')] }],
  ['/\\\\a.example/', { ...none, faults: [refusal('/\\a.example/')] }],
  ['ftp://a.example/', { ...none, faults: ['mistake: a link by `ftp:` is refused'] }],
  ['../a', { ...none, faults: ['mistake: `../a` leads out of its folder'] }],
  ['/fr/../a', { ...none, faults: ['mistake: `/fr/../a` leads out of its folder'] }],
  ['/fr/a..b', { ...none, links: ['/fr/a..b'] }],
])('FES-03: a link of a text to %s leads on, or is told', (address, found) => {
  expect(inShort(mentionsOfMarkdown(`[a](${address})`, { remedy }))).toEqual(found);
});

test('FES-04: what stands in a text before it is nested too deeply is found, and the depth is told', () => {
  const deep = `${'> '.repeat(120)}a\n\n[b](/fr/b)`;
  expect(inShort(mentionsOfMarkdown(deep, { remedy })).faults).toEqual([
    'mistake: is nested too deeply to be read',
  ]);
});
