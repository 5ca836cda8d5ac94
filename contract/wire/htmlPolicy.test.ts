import { describe, expect, test } from 'vitest';
import {
  allowedAttributes,
  allowedTags,
  cleanAttributes,
  foldMarks,
  prepareHtml,
  rulesWithoutDom,
} from './htmlPolicy.ts';

const tags = {
  text: ['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's'],
  more: ['small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
  blocks: ['blockquote', 'div', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'p', 'pre'],
  lists: ['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  tables: ['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  parts: ['details', 'figcaption', 'figure', 'img', 'summary'],
};
const everyTag = Object.values(tags).flat().toSorted();
const attributes =
  'alt colspan datetime dir headers height href hreflang id lang loading open rel reversed rowspan scope src start target title type width';

test('HOM-08: the policy names its elements, attributes and schemes', () => {
  expect(allowedTags.toSorted()).toEqual(everyTag);
  expect(allowedAttributes.toSorted()).toEqual(attributes.split(' '));
  expect(foldMarks).toEqual(['data-cut', 'data-rest']);
  expect(rulesWithoutDom).toEqual({
    allowedTags: [...allowedTags],
    allowedAttributes: { '*': [...allowedAttributes] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { '*': expect.any(Function) },
  });
});

test('HOM-08: without a DOM an element keeps its tag, and the attributes of the policy', () => {
  expect(rulesWithoutDom.transformTags['*']('td', { colspan: '2', style: 'x' })).toEqual({
    tagName: 'td',
    attribs: { colspan: '2' },
  });
});

describe('HOM-08: an element keeps the attributes of its tag', () => {
  const common = { dir: 'rtl', lang: 'fr', title: 'x' };
  const asked = Object.fromEntries(attributes.split(' ').map((name) => [name, 'x']));
  const given = {
    ...asked,
    ...common,
    id: 'x',
    href: '/x',
    src: '/y',
    target: '_self',
    onclick: 'x',
    style: 'x',
  };
  const all = { ...common, id: 'user-content-x' };

  test.each<[string, Record<string, string>]>([
    ['a', { href: '/x', hreflang: 'x', target: '_self' }],
    ['details', { open: 'x' }],
    ['img', { alt: 'x', height: 'x', loading: 'lazy', src: '/y', width: 'x' }],
    ['ol', { reversed: 'x', start: 'x', type: 'x' }],
    ['td', { colspan: 'x', headers: 'user-content-x', rowspan: 'x' }],
    ['th', { colspan: 'x', headers: 'user-content-x', rowspan: 'x', scope: 'x' }],
    ['time', { datetime: 'x' }],
    ['p', {}],
    ['constructor', {}],
  ])('HOM-08: %s keeps %j', (tag, own) => {
    expect(cleanAttributes(tag, given)).toEqual({ ...all, ...own });
  });

  test('HOM-08: what stands in no element of its own is no attribute', () => {
    expect(cleanAttributes('p', Object.create({ title: 'x' }))).toEqual({});
    expect([cleanAttributes('p', {}), cleanAttributes('img', {})]).toEqual([{}, { loading: 'lazy' }]);
  });

  test.each([
    ['_blank', { target: '_blank', rel: 'noopener noreferrer' }],
    ['_self', { target: '_self' }],
    ['_top', {}],
    ['name', {}],
    ['', {}],
  ])('HOM-08: a link into the window %j', (target, kept) => {
    expect(cleanAttributes('a', { target, rel: 'opener' })).toEqual(kept);
  });

  test.each([
    ['/en', '/en', '/en'],
    [' /en?a=1#b ', '/en?a=1#b', '/en?a=1#b'],
    ['page', 'page', 'page'],
    ['a:b', undefined, undefined],
    ['./a:b', './a:b', './a:b'],
    ['', '', ''],
    ['#', '#', '#'],
    ['#top', '#user-content-top', '#user-content-top'],
    [' #top ', '#user-content-top', '#user-content-top'],
    ['#user-content-top', '#user-content-top', '#user-content-top'],
    ['/a#top', '/a#top', '/a#top'],
    ['http://a.example/', 'http://a.example/', 'http://a.example/'],
    [' HTTPS://a.example/x', 'HTTPS://a.example/x', 'HTTPS://a.example/x'],
    ['mailto:a@example.test', 'mailto:a@example.test', undefined],
    ['tel:+15145550123', 'tel:+15145550123', undefined],
    ['javascript:alert(1)', undefined, undefined],
    ['java\nscript:alert(1)', undefined, undefined],
    ['data:text/html,x', undefined, undefined],
    ['ftp://a.example/', undefined, undefined],
    ['//a.example/', undefined, undefined],
    ['/\\a.example/', undefined, undefined],
    ['/\t/a.example/', undefined, undefined],
    ['https://[', undefined, undefined],
  ])('HOM-08: the address %j of a link is %j, of an image %j', (address, href, src) => {
    expect(cleanAttributes('a', { href: address })).toEqual(href === undefined ? {} : { href });
    expect(cleanAttributes('img', { src: address })).toEqual({
      ...(src !== undefined && { src }),
      loading: 'lazy',
    });
  });

  test('HOM-08: cells point to headers by the names that those have here', () => {
    const headers = ' a  user-content-b\nc ';
    const named = 'user-content-a user-content-b user-content-c';
    expect(cleanAttributes('td', { headers })).toEqual({ headers: named });
    expect(cleanAttributes('th', { headers })).toEqual({ headers: named });
  });
});

test.each([
  ['<h1>a</h1>', '<h2>a</h2>'],
  ['<H1 id="a">b</H1 >', '<h2 id="a">b</h2 >'],
  ['<h1/>', '<h2/>'],
  ['<h1\n>', '<h2\n>'],
  ['<h10>', '<h10>'],
  ['<h1', '<h1'],
  ['h1>', 'h1>'],
])('HOM-08: %j is read as %j', (html, read) => {
  expect(prepareHtml(html)).toBe(read);
});

test('HOM-08: 524,288 units are read, the rest is cut off', () => {
  const html = `<p>${'a'.repeat(524_285)}`;
  expect(prepareHtml(html)).toBe(html);
  expect(prepareHtml(`${html}b`)).toBe(html);
});
