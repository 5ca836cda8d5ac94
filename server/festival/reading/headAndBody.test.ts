import { expect, test } from 'vitest';
import { headAndBody } from './headAndBody.ts';

test.each([
  ['---\na: 1\n---\n\nb\n', { head: 'a: 1\n', body: 'b', bodyLine: 5 }],
  ['---\na: 1\n---\nb', { head: 'a: 1\n', body: 'b', bodyLine: 4 }],
  ['--- \na: 1\n---\t\n\nb', { head: 'a: 1\n', body: 'b', bodyLine: 5 }],
  ['---\na: 1\n---\n  \nb', { head: 'a: 1\n', body: 'b', bodyLine: 5 }],
  ['---\na: 1\n---\n\n\nb\n\n', { head: 'a: 1\n', body: '\nb\n', bodyLine: 5 }],
  ['---\na: 1\n---\n\nb\n\n---\n\nc', { head: 'a: 1\n', body: 'b\n\n---\n\nc', bodyLine: 5 }],
  ['---\na: 1\n---\n\n \n\n', { head: 'a: 1\n', body: '', bodyLine: 5 }],
  ['---\n---\n', { head: '', body: '', bodyLine: 3 }],
])('FES-01: a Markdown file is its head and the text below, as written: %j', (text, parts) => {
  expect(headAndBody(text)).toEqual(parts);
});

test.each(['a: 1\n---\nb', '\n---\na: 1\n---\n', '---\na: 1\n', '--- a\n---\n', ''])(
  'FES-01: a Markdown file without two lines of --- has no head: %j',
  (text) => {
    expect(headAndBody(text)).toBeNull();
  },
);
