import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';
import { reasonOf, type Log } from '#server/log.ts';
import { restoringFolder, restoringTable } from '#server/store/engine/unfinishedRestore.ts';
import { openUnfinished } from '#server/store/store.ts';
import { filePart, partNames } from '../archive/parts.ts';
import { BackupError } from '../backupError.ts';
import type { BackedUp } from './backedUp.ts';
import { findProgram, runProgram } from './postgresPrograms.ts';

const ownerOnlyFolder = 0o700;
const perMajor = 10_000;

/** The user who restores owns everything, but cannot comment on extensions. */
const ours = ['--no-owner', '--no-privileges', '--no-comments'];

/** Gives a connection to `work`. @throws BackupError if there is none */
const withClient = async <T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
  } catch (caught) {
    throw new BackupError(`The database of DATABASE_URL does not answer: ${reasonOf(caught)}.`);
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const textsOf = async (client: Client, sql: string): Promise<string[]> => {
  const { rows } = await client.query<{ text: string }>(sql);
  return rows.map(({ text }) => text);
};

const majorOf = async (client: Client): Promise<number> => {
  const [number] = await textsOf(client, `select current_setting('server_version_num') as text`);
  return Math.floor(Number(number) / perMajor);
};

const tablesOf = (client: Client): Promise<string[]> =>
  textsOf(
    client,
    `select relname as text from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`,
  );

const migrationsOf = (client: Client): Promise<string[]> =>
  textsOf(client, 'select name as text from kysely_migration order by name');

/** @param dataDirectory has the files of a running restore */
export const postgresBackedUp = (databaseUrl: string, dataDirectory: string, log: Log): BackedUp => {
  const restoring = restoringFolder(dataDirectory);
  const withThis = <T>(work: (client: Client) => Promise<T>): Promise<T> => withClient(databaseUrl, work);
  return {
    engine: 'PostgreSQL',
    part: partNames.postgres,
    copy: async (folder) => {
      const { engineVersion, migrations } = await withThis(async (client) => {
        if (!(await tablesOf(client)).includes('kysely_migration'))
          throw new BackupError('This is no database of a site: it has no schema.');
        return { engineVersion: await majorOf(client), migrations: await migrationsOf(client) };
      });
      const file = join(folder, partNames.postgres);
      const program = findProgram('pg_dump', engineVersion);
      await runProgram(program, databaseUrl, ['--format=custom', ...ours, `--file=${file}`]);
      return { part: await filePart(partNames.postgres, file), engineVersion, migrations };
    },
    checkPlace: ({ engineVersion }) =>
      withThis(async (client) => {
        const major = await majorOf(client);
        if (engineVersion > major)
          throw new BackupError(
            `The backup is of PostgreSQL ${engineVersion}, and this server is older: PostgreSQL ${major}.`,
          );
        findProgram('pg_restore', major);
        const tables = await tablesOf(client);
        if (tables.length > 0 && !tables.includes(restoringTable))
          throw new BackupError(
            'The database of DATABASE_URL has tables already: a restore goes into an empty place only.',
          );
      }),
    begin: async () => {
      await rm(restoring, { recursive: true, force: true });
      await mkdir(restoring, { recursive: true, mode: ownerOnlyFolder });
      await withThis(async (client) => {
        const left = (await tablesOf(client)).filter((name) => name !== restoringTable);
        await client.query(`create table if not exists ${restoringTable} ()`);
        if (left.length > 0)
          await client.query(`drop table ${left.map(escapeIdentifier).join(', ')} cascade`);
      });
    },
    load: async (folder) => {
      const program = findProgram('pg_restore', await withThis(majorOf));
      const file = join(folder, partNames.postgres);
      await runProgram(program, databaseUrl, [...ours, '--single-transaction', '--exit-on-error', file]);
    },
    open: () => openUnfinished({ databaseUrl, dataDirectory }, log),
    finish: async () => {
      await withThis((client) => client.query(`drop table ${restoringTable}`));
      await rm(restoring, { recursive: true, force: true });
    },
  };
};
