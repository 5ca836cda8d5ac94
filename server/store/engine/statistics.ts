import { sql } from 'kysely';
import { storeLimits } from './limits.ts';
import type { Database } from '../schema/tables.ts';

/**
 * Renews SQLite's statistics from some rows of each index, inside a transaction: a few milliseconds, for any size. It also
 * makes their table anew, so that open connections, of other processes too, read them. https://sqlite.org/lang_analyze.html,
 * https://sqlite.org/fileformat2.html#stat1tab
 */
export const analyzeSqlite = async (db: Database): Promise<void> => {
  await sql`pragma analysis_limit = ${sql.lit(storeLimits.analysedRows)}`.execute(db);
  await sql`drop table if exists sqlite_stat1`.execute(db);
  await sql`analyze`.execute(db);
};

/** Renews PostgreSQL's statistics; waits for nobody. */
export const analyzePostgres = async (db: Database): Promise<void> => {
  await sql`analyze (skip_locked)`.execute(db);
};
