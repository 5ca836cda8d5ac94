import type { Insertable } from 'kysely';
import { localStart } from './localStart.ts';
import type { Database, Tables } from './tables.ts';

/** SQLite takes 32,766 values in a statement, PostgreSQL 65,535; our widest table has 13 columns. */
const rowsPerStatement = 1_000;

/** Any number of rows, in the fewest parts that fit a statement. */
export const statementsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

/** Inserts any number of rows into one table. */
export const insertAll = async <T extends keyof Tables>(
  db: Database,
  table: T,
  rows: readonly Insertable<Tables[T]>[],
): Promise<void> => {
  for (const values of statementsOf(rows)) await db.insertInto(table).values(values).execute();
};

/** Inserts dates of shows; their calendar days follow from their starts. */
export const insertProgrammations = (
  db: Database,
  rows: readonly Omit<Insertable<Tables['programmations']>, 'local_start'>[],
): Promise<void> =>
  insertAll(
    db,
    'programmations',
    rows.map((row) => ({ ...row, local_start: localStart(row.starts_at, row.timezone) })),
  );

/** Tables whose rows the writer numbers. */
type NumberedTable =
  | 'shows'
  | 'programmations'
  | 'venues'
  | 'categories'
  | 'artists'
  | 'artist_categories'
  | 'menu_items';

/** The number of the next row; right only inside `store.write`, where writers take turns. */
export const nextId = async (db: Database, table: NumberedTable): Promise<number> => {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.max<number | null>('id').as('last'))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
};
