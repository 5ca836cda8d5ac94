import { readFileSync } from 'node:fs';
import { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openSqlite } from '../engine/sqlite.ts';
import { migrationFiles, migrateTo, readMigrations, type DatabaseOfThen } from '../testing/migrateRows.ts';
import { migrationNames } from './migrate.ts';

/** Makes and drops tables, columns and indexes: rows stay as they are. */
const leavesRows = /^\s*(create|alter|drop)\s/i;
const names = [...migrationFiles.keys()];

/** The migrations that ask for rows, or write some, when they run one after the other. */
const findRewriting = async (): Promise<string[]> => {
  const { writer } = await openSqlite(':memory:');
  const rewriting = new Set<string>();
  let running: string | null = null;
  const db: DatabaseOfThen = new Kysely({
    dialect: writer,
    log: ({ query }) => {
      if (running !== null && !leavesRows.test(query.sql)) rewriting.add(running);
    },
  });
  const watched = (name: string, { up }: Migration): Migration => ({
    up: async (at) => {
      running = name;
      await up(at);
      running = null;
    },
  });
  const migrations = Object.fromEntries(
    Object.entries(await readMigrations()).map(([name, each]) => [name, watched(name, each)]),
  );
  await migrateTo(db, migrations, names.at(-1) ?? '');
  await db.destroy();
  return [...rewriting];
};

const testOf = (name: string): string => {
  try {
    return readFileSync((migrationFiles.get(name) ?? '').replace(/\.ts$/, '.test.ts'), 'utf8');
  } catch {
    return '';
  }
};

test('store: the migrations are the files of their folder, in the order of their numbers', () => {
  expect(migrationNames).toEqual(names);
});

test('store: a migration that rewrites rows has a test that runs it over some, on both engines', async () => {
  const rewriting = await findRewriting();
  // The first one writes into tables of its own.
  expect(rewriting).toEqual([
    '001-programme',
    '004-admission-codes',
    '006-box-office',
    '009-calendar-days',
    '013-show-added',
    '020-credit-changes',
    '021-devices',
    '022-registrations',
    '026-prices',
    '029-staff',
  ]);
  const untested = rewriting.slice(1).filter((name) => !testOf(name).includes(`migrateRows('${name}'`));
  expect(untested).toEqual([]);
});
