import * as v from 'valibot';
import { expect, test } from 'vitest';
import { apiError } from './apiError.ts';

test('an error of an API is a code and a message', () => {
  const answer = { error: { code: 'sold-out', message: 'No seat is left' } };
  expect(v.parse(apiError, { error: { ...answer.error, more: 1 }, more: 1 })).toEqual(answer);
  const wrong = [
    {},
    { error: 'x' },
    { error: { code: 'x' } },
    { error: { message: 'x' } },
    { error: { code: 1, message: 'x' } },
  ];
  expect(wrong.filter((one) => v.is(apiError, one))).toEqual([]);
});
