import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Kysely, type Dialect } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as v from 'valibot';
import { createLog } from '#server/log.ts';
import { openPostgres } from '../engine/postgres.ts';
import { openSqlite } from '../engine/sqlite.ts';
import { Turns } from '../engine/turns.ts';
import { createCopies, hasPostgres } from './copies.ts';

/** The tables of any version of the schema. */
export type DatabaseOfThen = Kysely<Record<string, Record<string, string | number | null>>>;

const folder = resolve('server/store/migrations');

/** The files of the migrations by their names, in their order. */
export const migrationFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)\d{3}-[a-z-]+\.ts$/.test(file))
    .map((file) => [file.replace(/^first\/|\.ts$/g, ''), join(folder, file)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1)),
);

const migration = v.object({ up: v.custom<Migration['up']>((up) => typeof up === 'function') });

/** Every migration, as its file has it. */
export const readMigrations = async (): Promise<Record<string, Migration>> => {
  const found: Record<string, Migration> = {};
  for (const [name, file] of migrationFiles)
    found[name] = v.parse(migration, await import(pathToFileURL(file).href));
  return found;
};

/** A step of a database, up to the migration of that name. @throws the failure of a migration */
export const migrateTo = async (
  db: DatabaseOfThen,
  migrations: Record<string, Migration>,
  name: string,
): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error;
};

/** The rows of before, and a look at them afterwards. */
interface Rows<T> {
  /** Writes rows as the version before had them. */
  fill: (db: DatabaseOfThen) => Promise<void>;
  /** Reads after the migration. */
  read: (db: DatabaseOfThen) => Promise<T>;
}

const migrateIn = async <T>(dialect: Dialect, name: string, { fill, read }: Rows<T>): Promise<T> => {
  const names = [...migrationFiles.keys()];
  const before = names[names.indexOf(name) - 1];
  if (before === undefined) throw new Error(`Nothing comes before ${name}`);
  const db: DatabaseOfThen = new Kysely({ dialect });
  const migrations = await readMigrations();
  try {
    await migrateTo(db, migrations, before);
    await fill(db);
    await migrateTo(db, migrations, name);
    return await read(db);
  } finally {
    await db.destroy();
  }
};

/** Runs the migration of that name over the rows of `fill`. @returns the answer of `read` */
type MigrateRows = <T>(name: string, rows: Rows<T>) => Promise<T>;

const onSqlite: MigrateRows = async (name, rows) => {
  const { writer } = await openSqlite(':memory:');
  return migrateIn(writer, name, rows);
};

const onPostgres: MigrateRows = async (name, rows) => {
  const copies = createCopies();
  try {
    const url = await copies.makeEmpty();
    const dialect = openPostgres({ url, turns: new Turns(1), log: createLog(() => null) });
    return await migrateIn(dialect, name, rows);
  } finally {
    await copies.remove();
  }
};

/** For tests: both engines; a missing one is skipped. */
export const enginesOfThen = [
  { name: 'SQLite', migrateRows: onSqlite, isHere: true },
  { name: 'PostgreSQL', migrateRows: onPostgres, isHere: hasPostgres },
];

/** For tests: two members and a show on two evenings, in the columns that every version from 003 on has. */
export const fillBasics = async (db: DatabaseOfThen): Promise<void> => {
  const person = { firstname: 'Camille', lastname: 'Roy', location: 'Laval', lang: 'fr', created_at: 5 };
  await db
    .insertInto('members')
    .values(
      ['one', 'two'].map((name, index) => ({
        ...person,
        id: index + 1,
        uuid: `uuid-${name}`,
        email: `${name}@example.test`,
        password_hash: 'hash',
      })),
    )
    .execute();
  await db
    .insertInto('shows')
    .values({ id: 1, external_id: 'test:1', kind: 'venue', language: 'fr' })
    .execute();
  await db
    .insertInto('programmations')
    .values(
      [7, 8].map((id) => ({
        id,
        external_id: `test:${id}`,
        show_id: 1,
        starts_at: 1_815_780_600 + (id - 7) * 86_400,
        timezone: 'America/Toronto',
      })),
    )
    .execute();
};
