import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import type { Log } from '../log.ts';

const connections = 10;
const connectTimeout = 5_000;
const bigint = types.builtins.INT8;

/** PostgreSQL answers bigint and counts as text; ours are instants and counts, far below 2⁵³. */
const readTypes: typeof types = {
  ...types,
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : types.getTypeParser(oid, format ?? 'text'),
};

/** A pool of connections; one that breaks while idle is logged and replaced. */
export const openPostgres = (url: string, log: Log): PostgresDialect => {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeout,
    types: readTypes,
  });
  pool.on('error', () => log.warn('database.connection-lost'));
  return new PostgresDialect({ pool });
};
