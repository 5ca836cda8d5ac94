import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { readFileSync, statSync } from 'node:fs';
import { everyMachine } from './everyMachine.ts';
import { recordFile } from './record/record.ts';

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['machines/testing/paths.cli.ts', ...args], { encoding: 'utf8' });

test('paths: one machine, its sentences and its line', () => {
  const { status, stdout, stderr } = run('readMore');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout.trim().split('\n');
  expect(lines[0]).toMatch(/^readMore\/1 {2}\S.* → /);
  expect(lines.at(-1)).toBe('readMore: states 3/3, transitions 5/5');
});

test('paths: a machine that does not exist fails with the names of those that do', () => {
  const { status, stdout, stderr } = run('teleporter');
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no machine "teleporter".\nnpm run paths [-- [--accept] MACHINE…]\n  --accept  writes the records of what the charts do: read the difference\n  MACHINE   ${everyMachine.map(({ name }) => name).join(', ')}\n`,
  });
});

test('paths: an unknown flag fails with the usage', () => {
  const { status, stderr } = run('--fast');
  expect(status).toBe(1);
  expect(stderr).toMatch("Unknown option '--fast'");
  expect(stderr).toMatch('npm run paths [-- [--accept] MACHINE…]');
});

test('paths: whoever has read enough ends the list without a complaint', () => {
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', '"$0" machines/testing/paths.cli.ts | head -n 1', process.execPath],
    {
      encoding: 'utf8',
    },
  );
  expect([stdout.trimEnd().split('\n').length, stderr]).toEqual([1, '']);
});

test('TST-03: a list writes no record; accepting writes it, and the same again from the same chart', () => {
  const file = recordFile('readMore');
  const seen = () => ({ text: readFileSync(file, 'utf8'), at: statSync(file).mtimeMs });
  const before = seen();
  run('readMore');
  expect(seen()).toEqual(before);
  const { status, stdout } = run('--accept', 'readMore');
  expect({ status, stdout }).toEqual({ status: 0, stdout: 'Records written: 1. Read the difference.\n' });
  expect(seen().text).toBe(before.text);
  expect(seen().at).toBeGreaterThan(before.at);
});
