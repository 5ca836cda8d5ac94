import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsError } from '#server/environment.ts';
import { hearOutput } from '#server/testing/hearOutput.ts';
import { BackupError } from './backupError.ts';
import { runCommand } from './runCommand.ts';

let said: () => string;
const before = process.exitCode;
beforeEach(() => {
  said = hearOutput();
});
afterEach(() => {
  process.exitCode = before;
});

test.each([
  [new BackupError('There is no file a.'), 'There is no file a.\n'],
  [new SettingsError('PORT is no number.'), 'PORT is no number.\n'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'The backup failed: the disk is full.\n'],
  [Object.assign(new Error('EIO: i/o error'), { code: 'EIO' }), 'The backup failed: EIO: i/o error.\n'],
])('OPS-02: a failure is a sentence, and another exit code: %#', async (failure, sentence) => {
  await runCommand('backup', () => Promise.reject(failure));
  expect([said(), process.exitCode]).toEqual([sentence, 1]);
});

test('OPS-02: what was done is told, line by line', async () => {
  await runCommand('backup', () => Promise.resolve(['One.', 'Two.']));
  expect([said(), process.exitCode]).toEqual(['One.\nTwo.\n', before]);
});
