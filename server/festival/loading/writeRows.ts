import { sql } from 'kysely';
import { statementsOf } from '#server/store/schema/insert.ts';
import type { Database, Tables } from '#server/store/schema/tables.ts';
import type { Row } from './difference.ts';

const listOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

const valuesOf = (rows: readonly Row[], columns: readonly string[]) =>
  sql.join(rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`));

/** Inserts rows that all have the same columns; rows that are there already get the new values, if there is a key. */
export const writeRows = async (
  db: Database,
  table: keyof Tables,
  { rows, key }: { rows: readonly Row[]; key: readonly string[] },
): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {});
  const others = columns.filter((column) => !key.includes(column));
  const renewed = sql.join(
    others.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  const conflict = others.length === 0 ? sql`do nothing` : sql`do update set ${renewed}`;
  for (const some of statementsOf(rows))
    await sql`insert into ${sql.table(table)} (${listOf(columns)}) values ${valuesOf(some, columns)}
      on conflict (${listOf(key)}) ${conflict}`.execute(db);
};

/** Rows whose keys have several columns, for one condition: SQLite bounds its depth. */
const keysPerStatement = 200;

const someOf = (rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / keysPerStatement) }, (_, index) =>
    rows.slice(index * keysPerStatement, (index + 1) * keysPerStatement),
  );

const areThese = (rows: readonly Row[], key: readonly string[]) => {
  const [first = '', ...others] = key;
  if (others.length === 0) return sql`${sql.ref(first)} in (${sql.join(rows.map((row) => row[first]))})`;
  const isThis = (row: Row) =>
    sql`(${sql.join(
      key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
      sql` and `,
    )})`;
  return sql`(${sql.join(rows.map(isThis), sql` or `)})`;
};

/** Deletes rows by their keys. */
export const deleteRows = async (
  db: Database,
  table: keyof Tables,
  { rows, key }: { rows: readonly Row[]; key: readonly string[] },
): Promise<void> => {
  for (const some of someOf(rows))
    await sql`delete from ${sql.table(table)} where ${areThese(some, key)}`.execute(db);
};

/** Makes rows give up a word that only one row may have: others are about to take it. */
export const giveUp = async (
  db: Database,
  table: keyof Tables,
  { rows, key, column }: { rows: readonly Row[]; key: readonly [string, ...string[]]; column: string },
): Promise<void> => {
  for (const some of someOf(rows))
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'moving:' || ${sql.ref(key[0])}
      where ${areThese(some, key)}`.execute(db);
};
