import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Log } from '#server/log.ts';
import { makePrivate } from '#server/store/engine/privateFile.ts';
import { restoringFolder } from '#server/store/engine/unfinishedRestore.ts';
import { databaseFile, openUnfinished } from '#server/store/store.ts';
import { filePart, partNames } from '../archive/parts.ts';
import { BackupError } from '../backupError.ts';
import type { BackedUp } from './backedUp.ts';

/** All pages in one step, of one state: between steps a writer would make it begin anew. */
const allPages = 2 ** 31 - 1;
const ownerOnlyFolder = 0o700;

const migrationRows = v.array(v.object({ name: v.string() }));

/** @throws BackupError if it is no database of a site */
const migrationsIn = (file: string): string[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare('select name from kysely_migration order by name').all();
    return v.parse(migrationRows, rows).map(({ name }) => name);
  } catch {
    throw new BackupError('This is no database of a site: it has no schema.');
  } finally {
    database.close();
  }
};

/** @param dataDirectory of the database */
export const sqliteBackedUp = (dataDirectory: string, log: Log): BackedUp => {
  const file = databaseFile({ dataDirectory });
  const restoring = restoringFolder(dataDirectory);
  const all = [file, `${file}-wal`, `${file}-shm`, `${file}-journal`];
  return {
    engine: 'SQLite',
    part: partNames.sqlite,
    copy: async (folder) => {
      if (!existsSync(file)) throw new BackupError(`There is no database in ${dataDirectory}.`);
      const copied = join(folder, partNames.sqlite);
      await makePrivate(copied);
      const source = new DatabaseSync(file, { readOnly: true });
      try {
        await backup(source, copied, { rate: allPages });
      } finally {
        source.close();
      }
      const migrations = migrationsIn(copied);
      return { part: await filePart(partNames.sqlite, copied), engineVersion: 0, migrations };
    },
    checkPlace: () => {
      const found = all.find((each) => existsSync(each));
      if (found !== undefined)
        throw new BackupError(
          `${found} is there already: a restore goes into an empty place only. Name an empty folder with DATA_DIR.`,
        );
      return Promise.resolve();
    },
    begin: async () => {
      await rm(restoring, { recursive: true, force: true });
      await mkdir(restoring, { recursive: true, mode: ownerOnlyFolder });
    },
    load: () => Promise.resolve(),
    open: () => openUnfinished({ databaseUrl: null, dataDirectory: restoring }, log),
    finish: async () => {
      await rename(join(restoring, partNames.sqlite), file);
      await rm(restoring, { recursive: true, force: true });
    },
  };
};
