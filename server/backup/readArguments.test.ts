import { afterEach, expect, test, vi } from 'vitest';
import { readArguments } from './readArguments.ts';

const usage = 'npm run restore -- FILE [--deletions LIST]';
const read = (...args: string[]) => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'restore.cli.ts', ...args]);
  const { file, values } = readArguments(usage, { deletions: { type: 'string' } });
  return { file, deletions: values.deletions };
};
afterEach(() => {
  vi.restoreAllMocks();
});

test('a command has one file, and its flags in any place', () => {
  expect([
    read('one.backup'),
    read('--deletions', 'list', 'one.backup'),
    read('one.backup', '--deletions=list'),
  ]).toEqual([
    { file: 'one.backup', deletions: undefined },
    { file: 'one.backup', deletions: 'list' },
    { file: 'one.backup', deletions: 'list' },
  ]);
});

test.each([
  [[], 'Name one file'],
  [['one.backup', 'two.backup'], 'Name one file'],
  [['one.backup', '--force'], "Unknown option '--force'"],
  [['one.backup', '--deletions'], "Option '--deletions <value>' argument missing"],
])('arguments that cannot be followed are refused with the usage: %j', (args, reason) => {
  const refused = new RegExp(
    `^${reason.replaceAll(/[<>-]/g, '\\$&')}[^]*\\.\n${usage.replaceAll(/[[\]]/g, '\\$&')}$`,
  );
  expect(() => read(...args)).toThrow(
    expect.objectContaining({ name: 'BackupError', message: expect.stringMatching(refused) }),
  );
});
