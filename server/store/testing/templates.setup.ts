import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPostgres } from '#ci/postgres.mjs';
import { createLog } from '#server/log.ts';
import { fill } from '#server/sample/fill.ts';
import { openStore } from '../store.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Migrated databases without any rows, for tests to copy; made once a run. */
    templates: {
      /** The folder of the SQLite database. */
      folder: string;
      /** The folder of a SQLite database that holds the sample, first started at the tests' moment. */
      sampleFolder: string;
      /** The address of the PostgreSQL database; null if this machine has no PostgreSQL. */
      postgresUrl: string | null;
    };
  }
}

/** The moment at which every site of the tests starts. */
const startOfTime = Temporal.Instant.from('2027-06-15T16:00:00Z');

const silent = createLog(() => null);

const migrate = async (settings: Parameters<typeof openStore>[0]): Promise<void> => {
  const store = await openStore(settings, silent);
  await store.close();
};

const fillSample = async (dataDirectory: string): Promise<void> => {
  const store = await openStore({ databaseUrl: null, dataDirectory }, silent);
  await fill(store, { now: startOfTime, sample: true });
  await store.close();
};

/** Makes the templates and starts the one PostgreSQL of the run, if there is one; the returned function removes both. */
export const makeTemplates = async (
  { provide }: Pick<TestProject, 'provide'>,
  binaries: string | null,
): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'chapiteau-template-'));
  await migrate({ databaseUrl: null, dataDirectory: folder });
  const sampleFolder = mkdtempSync(join(tmpdir(), 'chapiteau-sample-'));
  await fillSample(sampleFolder);
  const postgres = binaries === null ? null : await startPostgres(binaries);
  const postgresUrl = (await postgres?.createDatabase('template')) ?? null;
  if (postgresUrl !== null) await migrate({ databaseUrl: postgresUrl, dataDirectory: '' });
  provide('templates', { folder, sampleFolder, postgresUrl });
  return async () => {
    await postgres?.stop();
    for (const each of [folder, sampleFolder]) rmSync(each, { recursive: true, force: true });
  };
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const binaries = findPostgres();
  if (binaries === null)
    console.info('PostgreSQL is skipped: initdb and postgres were not found on this machine');
  return makeTemplates(project, binaries);
};
