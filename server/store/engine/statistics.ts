import { sql } from 'kysely';
import { storeLimits } from './limits.ts';
import type { Database } from '../schema/tables.ts';

/**
 * Counts anew what the planner of SQLite goes by, some rows of each index, inside a transaction: a few milliseconds, whatever
 * the size. The table of the counts is made anew with them, so that connections that are open, of other processes
 * too, read them.
 * https://sqlite.org/lang_analyze.html, https://sqlite.org/fileformat2.html#stat1tab
 */
export const analyzeSqlite = async (db: Database): Promise<void> => {
  await sql`pragma analysis_limit = ${sql.lit(storeLimits.analysedRows)}`.execute(db);
  await sql`drop table if exists sqlite_stat1`.execute(db);
  await sql`analyze`.execute(db);
};

/** Counts anew what the planner of PostgreSQL goes by; waits for nobody. */
export const analyzePostgres = async (db: Database): Promise<void> => {
  await sql`analyze (skip_locked)`.execute(db);
};
