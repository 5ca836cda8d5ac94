import { expect, test } from 'vitest';
import { languages } from '#contract/address/language.ts';
import { filled, like, monthYear, words } from './words.ts';

test('RTE-40: both languages have the same files of texts, and each is read', () => {
  const files = languages.map((lang) => Object.keys(words[lang]).toSorted());
  expect(files[0]).toEqual(files[1]);
  expect(files[0]).toEqual(expect.arrayContaining(['calendar', 'format', 'mail', 'session']));
});

test('QA: a text is filled in whole or not at all', () => {
  expect(filled('{{count, number}} of {{name}}', { count: 0, name: '' })).toBe('0 of ');
  expect(() => filled('{{count, number}} of {{name}}', { count: 1 })).toThrow('needs name');
});

test('QA: a text is like itself whatever fills it, and like nothing else', () => {
  const pattern = like('Up to {{count}} (or so).');
  expect(['Up to 3 (or so).', 'Up to\u00A030 (or so).'].every((text) => pattern.test(text))).toBe(true);
  expect(['Up to  (or so).', 'Up to 3 or so.', 'Up to 3 (or so)!'].some((text) => pattern.test(text))).toBe(
    false,
  );
});

test.each([
  ['fr', '2027-08', 'août 2027'],
  ['en', '2027-12', 'December 2027'],
  ['en', '2027-01', 'January 2027'],
] as const)('QA: in %s %s is %s', (lang, month, says) => {
  expect(monthYear(lang, month)).toBe(says);
});
