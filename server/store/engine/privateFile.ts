import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const ownerOnly = 0o600;
const ownerOnlyFolder = 0o700;
/** Permissions of everybody but the owner. */
const others = 0o077;

/** Makes a missing file and its folder for their owner alone; SQLite gives its other files the same permissions. */
export const makePrivate = async (file: string): Promise<void> => {
  const made = await mkdir(dirname(file), { recursive: true, mode: ownerOnlyFolder });
  // The process's mask may remove permissions, never add any.
  if (made !== undefined) await chmod(dirname(file), ownerOnlyFolder);
  await (await open(file, 'a', ownerOnly)).close();
};

/** The paths that others on this machine may read or write. Windows has other permissions: none. */
export const readableByOthers = async (paths: readonly string[]): Promise<string[]> => {
  if (process.platform === 'win32') return [];
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode));
  return paths.filter((_, index) => ((modes[index] ?? 0) & others) !== 0);
};
