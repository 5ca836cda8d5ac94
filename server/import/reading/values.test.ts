import { describe, expect, test } from 'vitest';
import { cut, line, rawText, webAddress } from './values.ts';

describe('import: texts', () => {
  test.each([
    ['entities', 'Brahms &amp; Bruch &eacute;t&eacute; &#39;25', "Brahms & Bruch été '25"],
    ['entities written twice stay text', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['tags', '<b>Big</b> <script>alert(1)</script>show', 'Big show'],
    ['control characters and lone surrogates', 'a\u0000b\u2028c\ud800', 'a b c'],
    ['spaces', '  a\n\t b  ', 'a b'],
    ['a heart', 'I <3 comedy', 'I <3 comedy'],
    ['a value with its language', { '@value': 'Bonsoir', '@language': 'fr' }, 'Bonsoir'],
    ['several', ['', 'first', 'second'], 'first'],
    ['an object', { name: 'x' }, ''],
  ])('%s', (_name, value, expected) => {
    expect(line(value, 100)).toBe(expected);
  });

  test('a long title is cut between characters', () => {
    expect(cut('👩‍👩‍👧‍👦'.repeat(3), 12)).toBe('👩‍👩‍👧‍👦…');
    expect(cut('short', 5)).toBe('short');
  });

  test('the text of a value is never that of the prototype', () => {
    expect(rawText(JSON.parse('{"__proto__":{"@value":"x"}}'))).toBe('');
  });

  test.each([
    ['https://x.example/a b.png', 'https://x.example/a%20b.png'],
    [{ '@type': 'ImageObject', url: 'http://x.example/1' }, 'http://x.example/1'],
    [{ contentUrl: 'https://x.example/2' }, 'https://x.example/2'],
    [{ '@id': 'https://x.example/3', url: 'https://x.example/2' }, 'https://x.example/2'],
    [{ contentUrl: 'https://x.example/2.jpg', '@id': 'https://x.example/3' }, 'https://x.example/2.jpg'],
    [{ url: 'https://x.example/1', contentUrl: 'https://x.example/2.jpg' }, 'https://x.example/1'],
    [{ '@id': 'https://x.example/3' }, 'https://x.example/3'],
    [{ '@id': '#picture' }, null],
    [['', 'javascript:alert(1)', 'https://x.example/3'], 'https://x.example/3'],
    ['//x.example/4', null],
    ['data:image/png;base64,AA', null],
    ['/local', null],
    [`https://x.example/${'a'.repeat(3_000)}`, null],
    [7, null],
  ])('addresses are http(s) or none: %j', (value, expected) => {
    expect(webAddress(value)).toBe(expected);
  });
});
