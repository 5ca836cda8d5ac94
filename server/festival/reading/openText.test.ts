import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder, makeOwnFolder } from '#server/testing/makeFolder.ts';
import { openText } from './openText.ts';

test.each([
  ['as it is', 'a\nb\n', 'a\nb\n'],
  ['a byte order mark', '\uFEFFa\n', 'a\n'],
  ['the line ends of Windows', 'a\r\nb\r\n', 'a\nb\n'],
  ['the line ends of old spreadsheets', 'a\rb\r', 'a\nb\n'],
])('FES-01: a text of a folder is read without its ways of saving: %s', (_, written, text) => {
  const folder = makeFolder({ 'a.csv': written });
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(openText(folder, 'a.csv')).toEqual({ text });
});

test.each<[what: string, make: (path: string) => void, message: string]>([
  ['gone', () => undefined, 'cannot be read (ENOENT)'],
  ['a folder', (path) => mkdirSync(path), 'is no file'],
  ['a pipe', (path) => execFileSync('mkfifo', [path]), 'is no file'],
  ['a link', (path) => symlinkSync('secret', path), 'cannot be read (ELOOP)'],
])('FES-04: what was a file when a folder was listed, and then is %s, is not read', (_, make, message) => {
  const folder = makeOwnFolder({ secret: 'secret' });
  make(join(folder, 'a.yaml'));
  expect(openText(folder, 'a.yaml')).toEqual({ fault: { line: 1, column: 1, message } });
});
