import { expect, test } from 'vitest';
import type { Finding } from './findings.ts';
import { reportInWords } from './report.ts';

const leftOut = 'The site leaves the record out.';
const titleOf = (index: number, found: string): Finding => ({
  level: 'wrong',
  call: `/en/content/8/shows?offset=${index}`,
  says: leftOut,
  record: String(index),
  field: `data.${index}.title`,
  expected: 'a text',
  found,
});

test('HST-51: a report names the worst first, and what is wrong with several records once, with the first of them', () => {
  const findings: Finding[] = [
    { level: 'advice', call: '/en/content/8/artists', says: 'The answer sets a cookie. The site drops it.' },
    { level: 'missing', call: '/en/content/8/sponsors', says: 'Pages without sponsors.' },
    { level: 'slow', call: '/fr/router/a', says: 'The answer takes 3.0 s. People wait for it.' },
    ...[1, 2, 3, 4, 5, 6].map((index) => titleOf(index, 'null')),
    titleOf(1, 'nothing'),
    { ...titleOf(7, '5'), field: 'data.7.url' },
    { ...titleOf(8, '5'), expected: 'a text that is not empty' },
  ];
  expect(reportInWords(findings)).toBe(`WRONG  /en/content/8/shows?offset=1 (7 times)
  ${leftOut}
  field     data.1.title
  expected  a text
  found     null
  record    1, 2, 3, 4, 5

WRONG  /en/content/8/shows?offset=7
  ${leftOut}
  field     data.7.url
  expected  a text
  found     5
  record    7

WRONG  /en/content/8/shows?offset=8
  ${leftOut}
  field     data.8.title
  expected  a text that is not empty
  found     5
  record    8

SLOW  /fr/router/a
  The answer takes 3.0 s. People wait for it.

LEFT OUT  /en/content/8/sponsors
  Pages without sponsors.

ADVICE  /en/content/8/artists
  The answer sets a cookie. The site drops it.

3 wrong, 1 slow, 1 left out, 1 advice.`);
});

test('HST-56: a report about nothing says so', () => {
  expect(reportInWords([])).toBe('Nothing is missing, wrong or slow.');
});

test('HST-51: a problem of the same words in another answer or language is another one', () => {
  const calls = [
    '/en/content/8/shows/12/programmations',
    '/en/content/8/shows/13/programmations',
    '/fr/content/8/shows/12/programmations',
    '/en/content/8/artists',
  ];
  const report = reportInWords(calls.map((call) => ({ level: 'wrong', call, says: leftOut })));
  expect(report.split('\n').filter((line) => line.startsWith('WRONG'))).toEqual([
    `WRONG  ${calls[0]} (2 times)`,
    `WRONG  ${calls[2]}`,
    `WRONG  ${calls[3]}`,
  ]);
});
