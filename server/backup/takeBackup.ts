import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Clock } from '#server/clock.ts';
import { textPart, partNames } from './archive/parts.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { BackupError } from './backupError.ts';
import type { BackedUp } from './engines/backedUp.ts';
import { festivalParts } from './festivalFolder.ts';
import { writeManifest } from './manifest.ts';

/** A backup that was taken. */
export interface Taken {
  bytes: number;
  /** SHA-256 of the whole file. */
  sum: string;
  /** Files of the festival's folder in it. */
  festivalFiles: number;
}

const sumOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/**
 * Takes a backup while the site runs. The file is whole from the moment that it has its name.
 * @param festival the festival's folder; null without one
 * @throws BackupError
 */
export const takeBackup = async (
  given: string,
  { database, festival, clock }: { database: BackedUp; festival: string | null; clock: Clock },
): Promise<Taken> => {
  const file = resolve(given);
  if (existsSync(file)) throw new BackupError(`${file} is there already, and is not written over.`);
  if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}.`);
  // For its owner alone, and on the same disk as the file.
  const folder = await mkdtemp(join(dirname(file), '.backup-'));
  try {
    const takenAt = clock.now().toString();
    const { part, engineVersion, migrations } = await database.copy(folder);
    const manifest = writeManifest({ takenAt, engine: database.engine, engineVersion, migrations });
    const files = festival === null ? [] : await festivalParts(festival);
    const whole = join(folder, 'whole');
    await writeArchive(whole, [textPart(partNames.manifest, manifest), part, ...files]);
    const taken = { bytes: (await stat(whole)).size, sum: await sumOf(whole), festivalFiles: files.length };
    await rename(whole, file);
    return taken;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
