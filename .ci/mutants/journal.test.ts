import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { note, readJournal } from './journal.ts';

let folder = '';
const at = (name: string): string => join(folder, name);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chapiteau-journal-'));
  for (const name of ['code.ts', 'killer.test.ts', 'other.test.ts']) writeFileSync(at(name), name);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (): void => {
  note(at('journal'), { key: 'k', fate: 'killed', rests: [at('code.ts'), at('killer.test.ts')] });
  note(at('journal'), { key: 's', fate: 'survived', rests: [at('code.ts'), at('*.test.ts')] });
};
/** The fates that hold, by key. */
const known = (): string[][] =>
  [...readJournal(at('journal'))].map(([key, entries]) => [key, ...entries.map(({ fate }) => fate)]);
const both = [
  ['k', 'killed'],
  ['s', 'survived'],
];

test('TST-13: fates are known in the next run, without what an end cut short', () => {
  expect(known()).toEqual([]);
  write();
  appendFileSync(at('journal'), '{"key":"half","fa');
  expect(known()).toEqual(both);
});

test.each([
  ['the mutated file', 'code.ts', []],
  ['the killer', 'killer.test.ts', []],
  ['another of the judges', 'other.test.ts', [['k', 'killed']]],
  ['a new judge', 'new.test.ts', [['k', 'killed']]],
  ['another file', 'other.ts', both],
])('TST-13: a change of %s', (_, name, left) => {
  write();
  writeFileSync(at(name), 'changed');
  expect(known()).toEqual(left);
});
