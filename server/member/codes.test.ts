import { expect, test } from 'vitest';
import { randomCode, readCode } from './codes.ts';

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-456', '123456'],
  ['１２３４５６', '123456'],
  [`${' '.repeat(34)}123456`, '123456'],
  [`${' '.repeat(35)}123456`, ''],
  ['12345', '12345'],
  ['', ''],
])('SES-03: a code that is typed as %j is %j', (given, code) => {
  expect(readCode(given)).toBe(code);
});

test('SES-03: a code is six digits, the first ones zero as often as any', () => {
  const codes = Array.from({ length: 4_000 }, randomCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // One in ten: none, or half of them, would be a wonder.
  const zeros = codes.filter((code) => code.startsWith('0')).length;
  expect([zeros > 0, zeros < 2_000]).toEqual([true, true]);
});
