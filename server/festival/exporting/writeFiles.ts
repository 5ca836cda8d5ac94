import { lstat, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const roots = ['festival', 'venues', 'series', 'passes', 'videos', 'home'].map((name) => `${name}.yaml`);
const foldersOfThings = ['shows', 'artists', 'pages', 'press', 'careers'];

/** The numbers of files written and removed; or a sentence that says why nothing was touched. */
export type WrittenFiles = { written: number; removed: number } | { refusal: string };

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The names in a folder; none if there is no folder. */
const namesIn = async (path: string): Promise<string[]> => {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

const kindOf = async (path: string): Promise<'nothing' | 'folder' | 'file' | 'other'> => {
  try {
    const stats = await lstat(path);
    if (stats.isDirectory()) return 'folder';
    return stats.isFile() ? 'file' : 'other';
  } catch (error) {
    if (isMissing(error)) return 'nothing';
    throw error;
  }
};

/** A sentence that says why a folder must not be written to; null if it may be. */
const refusalOf = async (directory: string): Promise<string | null> => {
  const kind = await kindOf(directory);
  if (kind === 'file' || kind === 'other') return `${directory} is not a folder: name another one.`;
  const names = await namesIn(directory);
  const isOther = names.length > 0 && !names.includes('festival.yaml');
  if (isOther)
    return `${directory} holds other files and no festival.yaml: name an empty folder, or a festival’s.`;
  for (const folder of foldersOfThings)
    if ((await kindOf(join(directory, folder))) === 'other')
      return `${join(directory, folder)} is a symbolic link: nothing is written outside of the folder.`;
  return null;
};

/** The files there at the places of a festival's files, media left out. */
const formerFiles = async (directory: string): Promise<string[]> => {
  const own = (await namesIn(directory)).filter((name) => roots.includes(name) || name === 'dates.csv');
  const inside = foldersOfThings.map(async (folder) =>
    (await namesIn(join(directory, folder)))
      .filter((name) => /^[^.].*\.(yaml|(fr|en)\.md)$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return [...own, ...(await Promise.all(inside)).flat()];
};

/** A file is there as a whole or not at all: it is written beside its place, and renamed. */
const replace = async (path: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(beside, content);
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};

const isThere = async (path: string, content: string | Uint8Array): Promise<boolean> =>
  (await kindOf(path)) === 'file' && Buffer.from(content).equals(await readFile(path));

/**
 * Writes a festival's files where there is nothing yet, or a festival. Files that are the same stay untouched; those of a
 * former festival that is not in `files` go, media excepted.
 */
export const writeFiles = async (
  directory: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): Promise<WrittenFiles> => {
  const refusal = await refusalOf(directory);
  if (refusal !== null) return { refusal };
  const gone = (await formerFiles(directory)).filter((path) => !files.has(path));
  let written = 0;
  for (const [path, content] of files) {
    if (await isThere(join(directory, path), content)) continue;
    await replace(join(directory, path), content);
    written += 1;
  }
  for (const path of gone) await rm(join(directory, path));
  return { written, removed: gone.length };
};
