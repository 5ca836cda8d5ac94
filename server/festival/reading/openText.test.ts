import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '#server/testing/makeFolder.ts';
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
