import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { equivalents } from './equivalents.ts';
import { sortOut } from './sortOut.ts';
import { mutantsIn } from './testing/mutant.ts';

describe('equivalent mutants', () => {
  const mutants = mutantsIn('const a = 1;\n  const b = 2;', [
    ['1', '0'],
    ['2', '3'],
  ]);
  const listed = { file: 'a.ts', line: 'const b = 2;', before: '2', after: '3', why: 'nobody reads b' };

  test('TST-14: one that is listed is left out, by the text of its line', () => {
    expect(sortOut(mutants, [listed])).toEqual({ real: [mutants[0]], equal: [mutants[1]], stale: [] });
  });

  test.each([
    ['line', { line: 'const c = 2;' }],
    ['code', { before: '4' }],
    ['replacement', { after: '4' }],
  ])('TST-14: an entry with another %s matches none, and is reported', (_, other) => {
    const stale = { ...listed, ...other };
    expect(sortOut(mutants, [stale])).toEqual({ real: mutants, equal: [], stale: [stale] });
  });

  test('an entry about a file of another folder is not', () => {
    expect(sortOut(mutants, [{ ...listed, file: 'b.ts' }])).toEqual({ real: mutants, equal: [], stale: [] });
  });
});

test('TST-14: each entry of the list has a line of its file, and a reason', () => {
  const wrong = equivalents.filter(
    ({ file, line, why }) =>
      why.length < 10 ||
      !readFileSync(file, 'utf8')
        .split('\n')
        .some((text) => text.trim() === line),
  );
  expect(wrong).toEqual([]);
});
