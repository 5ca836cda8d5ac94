import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countProcessorTime } from '#contract/testing/processorTime.ts';
import { linkify } from './linkify.ts';

const links = (text: string) =>
  linkify(text).flatMap((part) => (part.kind === 'link' ? [[part.text, part.href]] : []));
const asText = (text: string): string =>
  linkify(text)
    .map((part) => (part.kind === 'break' ? '\n' : part.text))
    .join('');

describe('VID-25: the description of a video', () => {
  test('VID-25: line breaks, addresses, www and e-mail addresses, without the signs around them', () => {
    expect(linkify('Ici (https://a.example/b?c=1).\nOu : www.a.example,\r\nou a.b+c@d.example !')).toEqual([
      { kind: 'text', text: 'Ici (' },
      { kind: 'link', text: 'https://a.example/b?c=1', href: 'https://a.example/b?c=1' },
      { kind: 'text', text: ').' },
      { kind: 'break' },
      { kind: 'text', text: 'Ou : ' },
      { kind: 'link', text: 'www.a.example', href: 'https://www.a.example/' },
      { kind: 'text', text: ',' },
      { kind: 'break' },
      { kind: 'text', text: 'ou ' },
      { kind: 'link', text: 'a.b+c@d.example', href: 'mailto:a.b+c@d.example' },
      { kind: 'text', text: ' !' },
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://',
    'https://[',
    'www.',
    'www.x',
    'a@b',
    '@b.example',
    'a@b@c.example',
    'a@b.example@c',
    'a@!b.example',
    'a@b.example/x',
    '!a@b.example',
    'a!@b.example',
    'www..example',
    'a@b..example',
    'ftp://a.example',
  ])('VID-25: %s is only a text', (text) => {
    expect(links(text)).toEqual([]);
  });

  test.each([
    ['http://a.example', 'http://a.example/'],
    ['HTTPS://A.example/B', 'https://a.example/B'],
    ['WWW.a.example', 'https://www.a.example/'],
    ['anna-b@mail.example-2.test', 'mailto:anna-b@mail.example-2.test'],
  ])('VID-25: %s alone is a link and nothing else', (text, href) => {
    expect(linkify(text)).toEqual([{ kind: 'link', text, href }]);
  });

  test('VID-25: no text is no part; each end of a line is a break', () => {
    expect(linkify('')).toEqual([]);
    expect(linkify('\na  b\n\n("\r\n')).toEqual([
      { kind: 'break' },
      { kind: 'text', text: 'a  b' },
      { kind: 'break' },
      { kind: 'break' },
      { kind: 'text', text: '("' },
      { kind: 'break' },
    ]);
  });

  test('VID-25: an address has at most 2,000 characters, one of mail 254', () => {
    const web = `https://a.example/${'b'.repeat(1_982)}`;
    const mail = `${'a'.repeat(244)}@b.example`;
    expect(links(`${web} ${web}b ${mail} a${mail}`)).toEqual([
      [web, web],
      [mail, `mailto:${mail}`],
    ]);
  });

  test('VID-25: markup stays text, also in an address', () => {
    expect(links('<img src=x onerror=alert(1)> https://a.example/"><script>')).toEqual([
      ['https://a.example/"><script', 'https://a.example/%22%3E%3Cscript'],
    ]);
  });

  test('VID-25: nothing of any text is lost, and every link is one that may be followed', () => {
    const word = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.emailAddress(),
      fc.constantFrom('www.', '(', ').', '\n', '@', 'https://'),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const text = words.join(' ');
        expect(asText(text)).toBe(text.replaceAll('\r\n', '\n'));
        expect(links(text).every(([, href]) => /^(https?:\/\/|mailto:)/.test(href ?? ''))).toBe(true);
      }),
    );
  });

  test.each([
    ['addresses', 'https://a.example/b '],
    ['one long address', 'https://a.example/b'],
    ['e-mails that are none', 'a@b.'],
    ['dots', '.'],
    ['brackets', '('],
    ['spaces', ' '],
    ['dashes after an at', '@a-'],
  ])('VID-25: 200 KB of %s are read at once', (_name, part) => {
    const text = `a${part.repeat(200_000 / part.length)}`;
    const worked = countProcessorTime();
    expect(asText(text)).toBe(text);
    expect(worked()).toBeLessThan(1_000);
  });
});
