import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivate } from './privateFile.ts';

/** The list of deleted accounts beside the database, which survives its loss (docs/production.md). */
export const deletionsFile = (dataDirectory: string): string => join(dataDirectory, 'deletions');

/** The ids of a list, one a line. @throws if it cannot be read */
export const readDeletions = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');

/** Adds the ids that the list lacks, and makes sure of them on the disk. Two processes may both add one: it counts once. */
export const addDeletions = async (file: string, uuids: readonly string[]): Promise<void> => {
  await makePrivate(file);
  const known = new Set(await readDeletions(file));
  const missing = uuids.filter((uuid) => !known.has(uuid));
  if (missing.length === 0) return;
  const handle = await open(file, 'a');
  try {
    await handle.write(missing.map((uuid) => `${uuid}\n`).join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
};
