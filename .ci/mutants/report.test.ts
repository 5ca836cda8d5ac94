import { expect, test } from 'vitest';
import type { Fate } from './journal.ts';
import { hasReached, reportOf, type Result } from './report.ts';
import { mutantsIn } from './testing/mutant.ts';

const lines = Array.from({ length: 200 }, (_, index) => `const n${index} = ${index};`);
const mutants = mutantsIn(
  lines.join('\n'),
  lines.map((line) => [line.slice(6), 'm'] as const),
);

/** A folder with so many fates of each kind. */
const resultOf = (counts: Partial<Record<Fate, number>>, more: Partial<Result> = {}): Result => {
  const fates = Object.entries(counts).flatMap(([fate, count]) => Array<string>(count).fill(fate));
  const names: readonly Fate[] = ['killed', 'timeout', 'survived', 'no coverage'];
  const known = new Map(
    fates.flatMap((fate, index) => {
      const [mutant, found] = [mutants[index], names.find((name) => name === fate)];
      return mutant && found ? [[mutant, found] as const] : [];
    }),
  );
  return { name: 'server/x', goal: 85, all: 900, chosen: known.size, equal: 2, fates: known, ...more };
};

test.each<[string, boolean, Result]>([
  ['as many as the goal', true, resultOf({ killed: 128, timeout: 8, survived: 20, 'no coverage': 4 })],
  ['one too few', false, resultOf({ killed: 135, survived: 25 })],
  ['enough, but too few tried to know', false, resultOf({ killed: 17, survived: 3 })],
  [
    'enough for others, but not for a stricter goal',
    false,
    resultOf({ killed: 136, survived: 24 }, { goal: 92 }),
  ],
  ['all, but not tried to its end', false, resultOf({ killed: 100 }, { chosen: 101 })],
])('TST-15: %s: reached is %s', (_, isReached, result) => {
  expect(hasReached(result)).toBe(isReached);
});

test('TST-10: the report has a row for each folder, and each mutant that no test told', () => {
  const told = resultOf({ killed: 100 }, { name: 'contract', goal: 92 });
  const report = reportOf([told, resultOf({ killed: 6, timeout: 1, survived: 1, 'no coverage': 1 })]);
  expect(report.split('\n')).toEqual([
    '| folder | score | 95 % | goal | killed | timeouts | survived | no coverage | equivalent | tried | of |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    '| contract | 100.0 % | 96–100 | 92 % | 100 | 0 | 0 | 0 | 2 | 100 | 900 |',
    '| server/x | 77.8 % ✕ | 45–94 | 85 % | 6 | 1 | 1 | 1 | 2 | 9 | 900 |',
    '',
    '## server/x',
    '',
    '    a.ts:8  - const n7 = 7;  + const m',
    '    a.ts:9  - const n8 = 8;  + const m  (no test runs it)',
  ]);
});

test('TST-13: where some results are missing, the report tells how many there are', () => {
  const [, , row] = reportOf([resultOf({ killed: 99 }, { chosen: 100 })]).split('\n');
  expect(row).toBe('| server/x | 100.0 % ✕ | 96–100 | 85 % | 99 | 0 | 0 | 0 | 2 | 99 of 100 | 900 |');
});
