import { expect, test } from 'vitest';
import { countProcessorTime } from '#contract/testing/processorTime.ts';
import { linkAddresses } from './linkAddresses.ts';

const link = (href: string, text = href): string => `<a href="${href}">${text}</a>`;

test.each([
  ['<p>See www.example.com.</p>', `<p>See ${link('https://www.example.com', 'www.example.com')}.</p>`],
  ['(https://a.example/x?y=1&amp;z=2)', `(${link('https://a.example/x?y=1&amp;z=2')})`],
  ['Write: hello@example.com!', `Write: ${link('mailto:hello@example.com', 'hello@example.com')}!`],
  ['« http://a.example »', `« ${link('http://a.example')} »`],
  ['a&nbsp;www.é.example&nbsp;b', `a&nbsp;${link('https://www.é.example', 'www.é.example')}&nbsp;b`],
  ['https://a.example/&amp;', `${link('https://a.example/')}&amp;`],
  ['("www.a.example")', `("${link('https://www.a.example', 'www.a.example')}")`],
  ['www.a.example?x=1', link('https://www.a.example?x=1', 'www.a.example?x=1')],
  ['www.a.example:81#x', link('https://www.a.example:81#x', 'www.a.example:81#x')],
  ['<abbr>FR</abbr> www.a.example', `<abbr>FR</abbr> ${link('https://www.a.example', 'www.a.example')}`],
])('ARD-03: an address is a link, without the punctuation around it: %s', (html, drawn) => {
  expect(linkAddresses(html)).toBe(drawn);
});

test.each([
  '<p>No address, not even a @ or a www. or http://</p>',
  '<a href="https://a.example">https://b.example <b>www.c.example</b></a>',
  '<img alt="www.a.example" src="https://a.example/x?a>b">',
  'javascript:alert(1) data:text/html,x @x x@ a@b a@@b.example',
  'a@b.example@c.example',
  'https://&quot;onclick=x',
  'a&lt;script&gt;www.',
  `https://a.example/${'x'.repeat(2_000)}`,
  `<img alt='"> www.a.example "' src="/x">`,
  `<img alt='> www.a.example ' src="/x">`,
  '</a><a href="/x">www.a.example</a>',
])('ARD-03: what is no address, or a link already, stays: %s', (html) => {
  expect(linkAddresses(html)).toBe(html);
});

test('ARD-03: 200 KB cost no more than their length, whatever they are made of', () => {
  const hostile = ['www.', '@', 'a@', 'http://', '(((', '...', '&amp;', '<', '<a ', 'a.b@c.', '"<', ' ', 'x'];
  const time = (html: string): number => {
    const worked = countProcessorTime();
    linkAddresses(html);
    return worked();
  };
  const slow = hostile.filter((part) => {
    const times = [200_000, 800_000].map((size) => time(part.repeat(size / part.length)));
    // Four times as much takes four times as long, not sixteen; times near zero prove nothing.
    return (times[1] ?? 0) > 200 && (times[1] ?? 0) > 9 * (times[0] ?? 0);
  });
  expect(slow).toEqual([]);
  const addresses = 'hello@example.com www.example.com/x https://example.com/y '.repeat(3_500);
  expect(linkAddresses(addresses).split('<a ').length - 1).toBe(10_500);
});
