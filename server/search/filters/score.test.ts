import { expect, test } from 'vitest';
import { scoreOf } from './score.ts';

test.each([
  ['0', 0],
  ['2', 2],
  ['65535', 65_535],
  ['65536', null],
  ['00002', 2],
  ['000002', null],
  ['1.5', null],
  ['-1', null],
  ['2x', null],
  ['', null],
])('SRCH-10: the score %j weighs %j', (digits, score) => {
  expect(scoreOf(digits)).toBe(score);
});
