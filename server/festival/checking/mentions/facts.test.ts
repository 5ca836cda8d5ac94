import { expect, test } from 'vitest';
import { mentionsOfFacts, type FactsKind } from './facts.ts';

test.each([
  ['href', { href: '/fr/a' }],
  ['url', { url: '/fr/a' }],
  ['tickets', { tickets: '/fr/a' }],
  ['pass_url', { pass_url: { fr: '/fr/a', en: 'https://a.example' } }],
  ['ticket_url', { ticket_url: '/fr/a' }],
  ['website', { website: '/fr/a' }],
  ['an entry of a menu', { menus: { main: [{ href: { fr: '/fr/a', en: '#a' } }] } }],
  ['a word that is a link', { words: { 'layout.links.privacy': '/fr/a' } }],
])('FES-03: links into the site are looked for below their keys: %s', (_, facts) => {
  expect(mentionsOfFacts(facts, 'other').links.map(({ value }) => value)).toEqual(['/fr/a']);
});

test('FES-03: a picture that fills a page or a tile is told from a small one', () => {
  const facts = {
    hero: { film_image: 'media/a', slides: [{ image: 'media/b', portrait: 'media/c', logo: 'media/d' }] },
    tiles: [{ hover_image: 'media/e', film: 'media/f' }],
    thumbnail: 'media/g',
  };
  const { media } = mentionsOfFacts(facts, 'home');
  expect(media.map(({ value, isWide }) => [value, isWide])).toEqual([
    ['media/a', true],
    ['media/b', true],
    ['media/c', true],
    ['media/d', false],
    ['media/e', true],
    ['media/f', false],
    ['media/g', false],
  ]);
});

const rich = { fr: '[a](/fr/a)', en: 'b' };
test.each<[kind: FactsKind, facts: object]>([
  ['home', { top: rich }],
  ['home', { bottom: rich }],
  ['series', new Map([['nights', { text: rich }]])],
  ['passes', new Map([['pass', { text: rich }]])],
  ['videos', { trailer: { text: rich } }],
  ['artists', { extra: { text: rich } }],
])('FES-03: links in the formatted texts of a file are found: %s', (kind, facts) => {
  expect(mentionsOfFacts(facts, kind).links.map(({ value }) => value)).toEqual(['/fr/a']);
});

test('FES-03: a plain text is no Markdown, though it stands below the key of formatted ones', () => {
  const facts = { hero: { slides: [{ text: '<b> [a](/fr/a)' }] } };
  expect(mentionsOfFacts(facts, 'home')).toEqual({ links: [], media: [], texts: [], faults: [] });
});

test('FES-03: pictures, faults and missing languages of formatted texts are told at the text', () => {
  const facts = {
    top: { fr: '![a](media/a.jpg)', en: '<b>a</b>' },
    bottom: { html: { fr: '<img src="media/b.jpg" alt="b"><script></script>' } },
  };
  const remedy = 'HTML stands below `html`';
  expect(mentionsOfFacts(facts, 'home')).toEqual({
    links: [],
    media: [
      { path: ['top', 'fr'], within: { line: 1, column: 1 }, value: 'media/a.jpg', isWide: false },
      { path: ['bottom', 'html', 'fr'], within: { line: 1, column: 1 }, value: 'media/b.jpg', isWide: false },
    ],
    texts: [{ path: ['bottom', 'html'], isKey: true, languages: ['fr'] }],
    faults: [
      {
        path: ['top', 'en'],
        within: { line: 1, column: 1 },
        severity: 'mistake',
        message: `\`<b>\` is HTML, which is not read in Markdown: ${remedy}`,
      },
      {
        path: ['bottom', 'html', 'fr'],
        within: expect.anything(),
        severity: 'mistake',
        message: '`<script>` is refused in HTML',
      },
    ],
  });
});
