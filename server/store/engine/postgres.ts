import {
  PostgresDialect,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import { DatabaseError, Pool, types } from 'pg';
import { reasonOf, type Log } from '#server/log.ts';
import { storeLimits } from './limits.ts';
import { StoreUnavailable } from './storeUnavailable.ts';
import type { Turns } from './turns.ts';

const bigint = types.builtins.INT8;

/** PostgreSQL answers bigint and counts as text; ours are instants and counts, far below 2⁵³. */
const readTypes: typeof types = {
  ...types,
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === bigint ? Number : types.getTypeParser(oid, format ?? 'text'),
};

/** SQLSTATE classes: connection exception, insufficient resources, operator intervention (a time limit among them). */
const awayClasses = new Set(['08', '53', '57']);
const idleInTransactionTimeout = '25P03';

/** Whether PostgreSQL did not run the statement: it is away, overloaded or too slow. */
const isAway = (caught: unknown): boolean =>
  !(caught instanceof DatabaseError) ||
  caught.code === idleInTransactionTimeout ||
  awayClasses.has(caught.code?.slice(0, 2) ?? '');

/** @throws StoreUnavailable if PostgreSQL is away; other errors of `ask` unchanged */
const asking = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (caught) {
    throw isAway(caught) ? new StoreUnavailable(caught) : caught;
  }
};

/** A connection for the query builder; one without an answer to its last statement is not lent again. */
class SupervisedClient implements PostgresPoolClient {
  readonly #client: PostgresPoolClient;
  readonly #giveTurn: () => void;
  #isLost = false;
  constructor(client: PostgresPoolClient, giveTurn: () => void) {
    this.#client = client;
    this.#giveTurn = giveTurn;
  }
  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(asked: string | PostgresCursor<R>, parameters: readonly unknown[] = []) {
    return typeof asked === 'string' ? this.#ask<R>(asked, parameters) : this.#client.query(asked);
  }
  release(isDiscarded = false): void {
    this.#client.release(isDiscarded || this.#isLost);
    this.#giveTurn();
  }
  #ask<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    return asking(async () => {
      try {
        return await this.#client.query<R>(text, parameters);
      } catch (caught) {
        this.#isLost ||= !(caught instanceof DatabaseError);
        throw caught;
      }
    });
  }
}

interface PostgresOptions {
  url: string;
  /** The pool's own queue would wait equally long for a busy connection and for a missing one. */
  turns: Turns;
  log: Log;
}

/** A pool of connections with time limits; a broken one, idle or in use, is logged and replaced. */
export const openPostgres = ({ url, turns, log }: PostgresOptions): PostgresDialect => {
  const pool = new Pool({
    connectionString: url,
    max: storeLimits.connections,
    connectionTimeoutMillis: storeLimits.connect,
    query_timeout: storeLimits.statement,
    statement_timeout: storeLimits.statement,
    idle_in_transaction_session_timeout: storeLimits.idleInTransaction,
    keepAlive: true,
    types: readTypes,
  });
  const noteLost = (caught: Error): void =>
    log.warn('database.connection-lost', { reason: reasonOf(caught) });
  // The pool only handles errors of idle connections; an unhandled one would end the process.
  pool.on('connect', (client) => client.on('error', noteLost));
  pool.on('error', () => null);
  const supervised: PostgresPool = {
    options: pool.options,
    connect: async () => {
      await turns.take();
      try {
        return new SupervisedClient(await asking(() => pool.connect()), () => turns.give());
      } catch (caught) {
        turns.give();
        throw caught;
      }
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: supervised });
};
