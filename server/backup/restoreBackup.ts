import { join } from 'node:path';
import { epochSeconds, type Clock } from '#server/clock.ts';
import { deletionsFile } from '#server/store/engine/deletionsFile.ts';
import { restoringFolder } from '#server/store/engine/unfinishedRestore.ts';
import { forgetSessions } from '#server/store/forgetSessions.ts';
import { partNames } from './archive/parts.ts';
import { BackupError } from './backupError.ts';
import type { BackedUp } from './engines/backedUp.ts';
import { isFilled, placeFestival } from './festivalFolder.ts';
import type { Manifest } from './manifest.ts';
import { checkBackup, unpackBackup, type Checked } from './readBackup.ts';
import { readList, redoDeletions } from './redoDeletions.ts';

/** Where a backup goes, and what is known beside it. */
export interface RestoreOptions {
  database: BackedUp;
  dataDirectory: string;
  festival: string | null;
  /** A list of deletions besides that of the folder of data; null: none. */
  deletions: string | null;
  clock: Clock;
}

/** A backup that was restored. */
export interface Restored {
  takenAt: Manifest['takenAt'];
  /** Accounts that were deleted again; null without a list. */
  deleted: number | null;
  /** Whether the festival's folder in the backup is at its place. */
  festival: 'none' | 'placed' | 'kept';
}

/** @throws BackupError */
const checkDatabase = async ({ manifest, parts }: Checked, database: BackedUp): Promise<void> => {
  if (manifest.engine !== database.engine)
    throw new BackupError(
      `The backup is of ${manifest.engine}, and the settings name ${database.engine}: set DATABASE_URL as it was.`,
    );
  if (!parts.has(database.part)) throw new BackupError('The backup has no database.');
  await database.checkPlace(manifest);
};

/** @throws BackupError */
const checkFestival = async ({ parts }: Checked, festival: string | null): Promise<Restored['festival']> => {
  if (![...parts].some((name) => name.startsWith(partNames.festival))) return 'none';
  if (festival === null)
    throw new BackupError("The backup has a festival's folder: say with FESTIVAL where it belongs.");
  return (await isFilled(festival)) ? 'kept' : 'placed';
};

/** @throws BackupError */
const readLists = async ({ dataDirectory, deletions }: RestoreOptions): Promise<string[] | null> => {
  const given = deletions === null ? null : await readList(deletions);
  if (deletions !== null && given === null) throw new BackupError(`There is no file ${deletions}.`);
  const kept = await readList(deletionsFile(dataDirectory));
  return given === null && kept === null ? null : [...(given ?? []), ...(kept ?? [])];
};

/**
 * Restores a backup into an empty place, before the site starts. Everything is checked before anything is written; until the
 * last step the place is known as not restored.
 * @throws BackupError
 */
export const restoreBackup = async (file: string, options: RestoreOptions): Promise<Restored> => {
  const { database, dataDirectory, clock } = options;
  const checked = await checkBackup(file);
  await checkDatabase(checked, database);
  const festival = await checkFestival(checked, options.festival);
  const deletions = await readLists(options);

  await database.begin();
  const folder = restoringFolder(dataDirectory);
  await unpackBackup(file, folder);
  await database.load(folder);
  const store = await database.open();
  let deleted: number;
  try {
    await store.transact(forgetSessions);
    deleted = await redoDeletions(store, deletions ?? [], epochSeconds(clock.now()));
    await store.purge();
  } finally {
    await store.close();
  }
  if (festival === 'placed' && options.festival !== null)
    await placeFestival(join(folder, partNames.festival), options.festival);
  await database.finish();
  return { takenAt: checked.manifest.takenAt, deleted: deletions === null ? null : deleted, festival };
};
