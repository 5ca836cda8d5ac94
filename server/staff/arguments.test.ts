import { expect, test } from 'vitest';
import { creditsFault, lineFault, readLine } from './arguments.ts';
import { staffLimits } from './limits.ts';

const number = 'must be a whole number from 1 to 1000';
test.each([
  ['1', null],
  [String(staffLimits.credits), null],
  [String(staffLimits.credits + 1), number],
  ['0', number],
  ['01', number],
  ['1e2', number],
  ['-1', number],
  [' 1', number],
])('STF-01: credits %j are %j', (text, fault) => {
  expect(creditsFault(text)).toBe(fault);
});

const plain = 'must be one line of plain text';
test.each([
  ['Six soirs', null],
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'has more than 100 characters'],
  ['\t', 'must not be empty'],
  ['Six\rsoirs', plain],
  ['Six\u0000soirs', plain],
  ['Six\tsoirs', plain],
])('STF-01: a line %j is %j', (text, fault) => {
  expect(lineFault(text, staffLimits.key)).toBe(fault);
});

test('STF-02: a key is the same one with spaces around it', () => {
  expect(readLine('--key', ' 4711 ', staffLimits.key)).toBe('4711');
});
