import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from '#ci/postgres.mjs';
import { createLog } from '../log.ts';
import { openStore, type Store } from '../store/store.ts';
import { startPostgres, type TestPostgres } from '../store/testing/postgres.ts';

/** An empty database, and a folder, for the duration of some work. */
export interface StressDatabase {
  name: 'SQLite' | 'PostgreSQL';
  databaseUrl: string | null;
  dataDirectory: string;
  /** Settings for a server on it. */
  env: NodeJS.ProcessEnv;
}

const withFolder = async <T>(work: (dataDirectory: string) => Promise<T>): Promise<T> => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'chapiteau-stress-'));
  try {
    return await work(dataDirectory);
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
};

export const withSqlite = <T>(work: (database: StressDatabase) => Promise<T>): Promise<T> =>
  withFolder((dataDirectory) =>
    work({ name: 'SQLite', databaseUrl: null, dataDirectory, env: { DATA_DIR: dataDirectory } }),
  );

const folder = findPostgres();
/** Whether this machine has a PostgreSQL. */
export const hasPostgres = folder !== null;

/** A separate PostgreSQL. @throws if this machine has none */
export const withPostgres = async <T>(
  work: (database: StressDatabase, postgres: TestPostgres) => Promise<T>,
): Promise<T> => {
  if (folder === null) throw new Error('There is no PostgreSQL on this machine');
  const postgres = await startPostgres(folder);
  try {
    const databaseUrl = await postgres.createDatabase('stress');
    return await withFolder((dataDirectory) => {
      const env = { DATA_DIR: dataDirectory, DATABASE_URL: databaseUrl };
      return work({ name: 'PostgreSQL', databaseUrl, dataDirectory, env }, postgres);
    });
  } finally {
    await postgres.stop();
  }
};

/** Opens the database beside its servers for the duration of `work`. */
export const withStore = async <T>(
  database: Pick<StressDatabase, 'databaseUrl' | 'dataDirectory'>,
  work: (store: Store) => Promise<T>,
): Promise<T> => {
  const store = await openStore(
    database,
    createLog(() => null),
  );
  try {
    return await work(store);
  } finally {
    await store.close();
  }
};
