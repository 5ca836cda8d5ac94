import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from '../testing/makeFolder.ts';
import { keepIn } from './fileCache.ts';

const ownFolder = (): string => {
  const folder = makeFolder({});
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};
const bytes = (text: string): Uint8Array => Buffer.from(text);

test('META-01: of the pictures that are kept the oldest leave', async () => {
  const folder = join(ownFolder(), 'og');
  const kept = keepIn(folder, 2);
  expect(await kept.read('a')).toBeNull();
  for (const [index, name] of ['b', 'a', 'c'].entries()) {
    await kept.keep(name, bytes(name));
    await utimes(join(folder, name), index, index).catch(() => null);
  }
  expect((await readdir(folder)).toSorted()).toEqual(['a', 'c']);
  expect(await kept.read('a').then((found) => found?.toString())).toBe('a');
});

test('META-01: what is kept again replaces what was there, and nothing half is left', async () => {
  const folder = join(ownFolder(), 'og');
  const kept = keepIn(folder, 5);
  await kept.keep('a', bytes('1'));
  await kept.keep('a', bytes('2'));
  expect([await readdir(folder), (await kept.read('a'))?.toString()]).toEqual([['a'], '2']);
});

test('META-01: where the folder cannot be made, keeping fails', async () => {
  const file = join(ownFolder(), 'file');
  await writeFile(file, '');
  await expect(keepIn(join(file, 'og'), 5).keep('a', bytes('1'))).rejects.toThrow();
});
