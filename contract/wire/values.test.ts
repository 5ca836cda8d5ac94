import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { id, offset, optionalUrl, safeUrl, text } from './values.ts';

test.each(['/en/shows?a=1', 'https://a.example/x', 'http://a.example', ' /en '])(
  'an address that may be followed: %j',
  (url) => {
    expect([v.is(safeUrl, url), v.parse(optionalUrl, url)]).toEqual([true, url.trim()]);
  },
);

test.each([
  '//a.example',
  '/\\a.example',
  '/\t/a.example',
  '/\n/a.example',
  '/\r\\a.example',
  'https:\t//a.example',
  'javascript:x',
  'data:text/html,x',
  'en/shows',
  '',
  'ftp://a.example',
])('an address that may not: %j', (url) => {
  expect([v.is(safeUrl, url), v.parse(optionalUrl, url)]).toEqual([false, null]);
});

test('an address that is a path here is none of another host in a browser, whatever stands in it', () => {
  const here = 'https://here.example';
  const sign = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '#',
    '?',
    '\t',
    '\n',
    ' ',
    '\0',
    'a',
    'javascript:',
    'https:',
  );
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 6 }), (signs) => {
      const read = v.safeParse(safeUrl, signs.join(''));
      if (!read.success) return;
      const { protocol, origin } = new URL(read.output, here);
      expect(protocol).toMatch(/^https?:$/);
      if (read.output.startsWith('/')) expect(origin).toBe(here);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  ['+1400', '+1400'],
  ['-0930', '-0930'],
  ['0100', '0100'],
  ['+1500', '0000'],
  ['+0160', '0000'],
  ['EDT', '0000'],
  ['x-0400', '0000'],
  ['-04000', '0000'],
])('CAL-34: the offset %s reads as %s', (told, read) => {
  expect(v.parse(offset, told)).toBe(read);
});

test('texts and ids are read as they come', () => {
  expect([v.parse(text, null), v.parse(text, ' a '), v.parse(id, 7), v.is(id, '')]).toEqual([
    '',
    'a',
    '7',
    false,
  ]);
});
