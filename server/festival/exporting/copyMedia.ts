import { cp, lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';

const realOf = (path: string): Promise<string | null> => realpath(path).catch(() => null);

/** Files and folders, no symbolic links: nothing comes from outside of the folder. */
const isOwn = async (path: string): Promise<boolean> => {
  const stats = await lstat(path);
  return stats.isDirectory() || stats.isFile();
};

/** Copies the media of one folder to another, if it has any. Those that are there stay. */
export const copyMedia = async (from: string, to: string): Promise<void> => {
  const source = await realOf(join(from, 'media'));
  if (source === null || source === (await realOf(join(to, 'media')))) return;
  await cp(source, join(to, 'media'), { recursive: true, force: false, filter: isOwn });
};
