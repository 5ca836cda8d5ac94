import { expect, test } from 'vitest';
import { codeFacts, stepOf, textOf, tidyCode } from './formText.ts';

test('SES-03: what was typed in a field is its text; a file, or no field, is none', () => {
  const form = new FormData();
  form.set('username', ' camille ');
  form.set('picture', new Blob(['x']));
  expect([textOf(form, 'username'), textOf(form, 'picture'), textOf(form, 'password')]).toEqual([
    ' camille ',
    '',
    '',
  ]);
});

test('SES-03: a code is typed as people write it', () => {
  expect(['012345', ' 012 345 ', '012-345', '01\t23-45'].map(tidyCode)).toEqual(Array(4).fill('012345'));
});

test('SES-02: the two steps of a login, and what is said of its code', () => {
  expect([stepOf('credentials'), stepOf('code'), codeFacts]).toEqual([
    { step: 1, steps: 2 },
    { step: 2, steps: 2 },
    { digits: 6, minutes: 10 },
  ]);
});
