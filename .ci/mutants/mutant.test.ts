import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { mutantsOf } from './mutant.ts';
import { mutantsIn } from './testing/mutant.ts';

const source = `const one = 1;
if (a && b || a) return;
const twice = (n: number) => {
  return n * 2;
};
`;
const block = {
  location: { start: { line: 3, column: 30 }, end: { line: 5, column: 2 } },
  replacement: '{}',
};

test('a mutant is the code before and after it, at the first line that it changes', () => {
  expect(mutantsOf('a.ts', [block], source)).toEqual([
    {
      file: 'a.ts',
      line: 3,
      text: 'const twice = (n: number) => {',
      before: '{\n  return n * 2;\n}',
      after: '{}',
      place: 'a.ts:3:30-5:2 {}',
      key: 'a.ts\nconst twice = (n: number) => {\n{\n  return n * 2;\n}\n{}\n0',
    },
  ]);
});

test('TST-11: its key stays while its line does, wherever that stands, and is no other’s', () => {
  const changes = [
    ['a', 'true'],
    ['1', '2'],
  ] as const;
  const keys = (text: string): string[] => mutantsIn(text, changes).map(({ key }) => key);
  expect(keys(`\n// More.\n${source}`)).toEqual(keys(source));
  expect(keys(source.replace('one', 'uno'))).toEqual([keys(source)[0], expect.not.stringMatching('one')]);
  const twins = mutantsOf(
    'a.ts',
    [
      [2, 5],
      [2, 15],
    ].map(([line = 0, column = 0]) => ({
      location: { start: { line, column }, end: { line, column: column + 1 } },
      replacement: 'true',
    })),
    source,
  );
  expect(twins.map(({ before, after }) => [before, after])).toEqual([
    ['a', 'true'],
    ['a', 'true'],
  ]);
  expect(new Set(twins.map(({ key }) => key)).size).toBe(2);
});

test('TST-10: a mutant is told in one line, with its file, its line, what was and what is', () => {
  expect(mutantsIn(source, [['1', '0']]).map(changeOf)).toEqual([
    'a.ts:1  - const one = 1;  + const one = 0;',
  ]);
  expect(mutantsOf('a.ts', [block], source).map(changeOf)).toEqual(['a.ts:3  - { return n * 2; }  + {}']);
  // The code stands twice in its line: the line stands beside it.
  expect(mutantsIn(source, [['a', 'true']]).map(changeOf)).toEqual([
    'a.ts:2  - a  + true  in if (a && b || a) return;',
  ]);
  const [long = ''] = mutantsIn(`const text = '${'x'.repeat(200)}';`, [['text', 'y']]).map(changeOf);
  expect([long.length < 260, long.includes('\n')]).toEqual([true, false]);
});

test('control: a replacement is written as it is', () => {
  expect(mutantsIn("a('b')", [["'b'", '"$&"']]).map(changeOf)).toEqual([`a.ts:1  - a('b')  + a("$&")`]);
});
