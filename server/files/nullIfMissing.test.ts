import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { makeOwnFolder } from '#server/testing/makeFolder.ts';
import { nullIfMissing } from './nullIfMissing.ts';

test('a file that somebody removed is null; one that cannot be read is a fault', async () => {
  const folder = makeOwnFolder({ a: 'here' });
  expect([
    await nullIfMissing(readFile(`${folder}/a`, 'utf8')),
    await nullIfMissing(readFile(`${folder}/b`, 'utf8')),
  ]).toEqual(['here', null]);
  await expect(nullIfMissing(readFile(folder))).rejects.toThrow('EISDIR');
  await expect(nullIfMissing(Promise.reject(new Error('no code')))).rejects.toThrow('no code');
});
