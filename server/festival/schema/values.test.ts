import * as v from 'valibot';
import { expect, test } from 'vitest';
import { line } from './values.ts';

test('FES-03: a line is one of words: spaces around it are left out, spaces alone are none', () => {
  const read = (text: string) => {
    const { success, output, issues } = v.safeParse(line, text);
    return success ? output : issues.map(({ message }) => message);
  };
  expect([' A b ', 'x'.repeat(500), ` ${'x'.repeat(500)} `].map(read)).toEqual([
    'A b',
    'x'.repeat(500),
    'x'.repeat(500),
  ]);
  expect(['', ' ', '\n', 'x'.repeat(501)].map(read)).toEqual([
    ['must not be empty'],
    ['must not be empty'],
    ['must not be empty'],
    ['must have 500 letters at most'],
  ]);
});
