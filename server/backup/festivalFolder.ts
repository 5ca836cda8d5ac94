import { existsSync } from 'node:fs';
import { cp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { filePart, partNames, type Part } from './archive/parts.ts';
import { BackupError } from './backupError.ts';

const isHidden = (path: string): boolean => path.split('/').some((step) => step.startsWith('.'));

/** The files of a festival's folder, hidden ones (like `.git`) left out. @throws BackupError if it cannot be read */
export const festivalParts = async (directory: string): Promise<Part[]> => {
  if (!existsSync(directory)) throw new BackupError(`There is no folder ${directory} (FESTIVAL).`);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !isHidden(path))
    .toSorted();
  return Promise.all(paths.map((path) => filePart(partNames.festival + path, join(directory, path))));
};

/** Whether somebody has put a festival there. */
export const isFilled = async (directory: string): Promise<boolean> =>
  existsSync(directory) && (await readdir(directory)).length > 0;

/** Puts the folder that came with a backup at its place, whole or not at all. @param directory there is nothing in it */
export const placeFestival = async (restored: string, directory: string): Promise<void> => {
  const beside = `${directory}.restoring`;
  await rm(beside, { recursive: true, force: true });
  await cp(restored, beside, { recursive: true });
  if (existsSync(directory)) await rmdir(directory);
  await rename(beside, directory);
};
