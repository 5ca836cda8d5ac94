import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { partNames } from './archive/parts.ts';
import { readArchive } from './archive/readArchive.ts';
import { BackupError } from './backupError.ts';
import { readManifest, type Manifest } from './manifest.ts';

/** A whole backup, and what is in it. */
export interface Checked {
  manifest: Manifest;
  parts: ReadonlySet<string>;
}

/** Reads a backup from its first byte to its last; nothing is written. @throws BackupError */
export const checkBackup = async (file: string): Promise<Checked> => {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const parts = new Set<string>();
  const texts: string[] = [];
  await readArchive(file, (name) => {
    parts.add(name);
    if (name !== partNames.manifest) return null;
    return async (pieces) => {
      texts.push(Buffer.concat(await Array.fromAsync(pieces)).toString());
    };
  });
  const [told] = texts;
  if (told === undefined)
    throw new BackupError(`${file} is no backup of a site: it does not say what it is.`);
  return { manifest: readManifest(told), parts };
};

const ownerOnly = 0o600;

/** Writes the parts of a backup into a folder. @throws BackupError */
export const unpackBackup = (file: string, folder: string): Promise<void> =>
  readArchive(file, (name) => async (pieces) => {
    const target = join(folder, name);
    await mkdir(dirname(target), { recursive: true });
    const isFestival = name.startsWith(partNames.festival);
    await pipeline(pieces, createWriteStream(target, isFestival ? {} : { mode: ownerOnly, flush: true }));
  });
