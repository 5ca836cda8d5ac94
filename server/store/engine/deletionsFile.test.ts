import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { addDeletions, deletionsFile, readDeletions } from './deletionsFile.ts';

test('OPS-09: an id is a line of its own, once, behind those that are there', async () => {
  const file = deletionsFile(makeOwnFolder({}));
  const written = async (...ids: string[]): Promise<string> => {
    await addDeletions(file, ids);
    return readFileSync(file, 'utf8');
  };
  expect([
    await written('a', 'b'),
    await written('b', 'c', 'a'),
    await written('a', 'b', 'c'),
    await written(),
  ]).toEqual(['a\nb\n', 'a\nb\nc\n', 'a\nb\nc\n', 'a\nb\nc\n']);
  expect([await readDeletions(file), (statSync(file).mode & 0o777).toString(8)]).toEqual([
    ['a', 'b', 'c'],
    '600',
  ]);
});

test('OPS-09: a list is read without its empty lines; without one there is nothing to read', async () => {
  const folder = makeOwnFolder({ deletions: '\na\n\nb' });
  expect(await readDeletions(deletionsFile(folder))).toEqual(['a', 'b']);
  await expect(readDeletions(join(folder, 'none'))).rejects.toThrow('ENOENT');
});
