import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import { reasonOf, type Log } from '../log.ts';
import type { Settings } from '../environment.ts';
import { tryAtStart } from './engine/startupRetry.ts';
import { CountingDialect } from './engine/countingSqlite.ts';
import { migrate } from './migrations/migrate.ts';
import { makePrivate } from './engine/privateFile.ts';
import { refuseUnfinishedFile, refuseUnfinishedTables } from './engine/unfinishedRestore.ts';
import { keepDeletions } from './keepDeletions.ts';
import { createPurging, emptyLog, vacuumPersonal, type Purging } from './purge.ts';
import { openPostgres } from './engine/postgres.ts';
import { openSqlite } from './engine/sqlite.ts';
import { analyzePostgres, analyzeSqlite } from './engine/statistics.ts';
import type { Database, Tables } from './schema/tables.ts';
import { bumpVersion, takeTurn } from './schema/version.ts';
import { storeLimits } from './engine/limits.ts';
import { Turns } from './engine/turns.ts';
import { createWriters, type InTurn } from './engine/writers.ts';

/** The programme's database, migrated, on either engine. */
export interface Store {
  /** For reading: never waits for a writer. */
  db: Database;
  /** For large counts: on SQLite in a thread of its own, so that no other request waits behind it. */
  counts: Database;
  /** How many work at the database's connections, or write to SQLite, and how many wait for it, in this process. */
  turns: Readonly<Pick<Turns, 'taken' | 'waiting'>>;
  /**
   * Runs `work` in one transaction; writers of all processes take turns. It raises the data version, unless `hasChanged`
   * denies a change. PostgreSQL may require a retry, so `work` touches nothing else.
   * @throws StoreUnavailable
   */
  write: <T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    hasChanged?: (result: T) => boolean,
  ) => Promise<T>;
  /**
   * Runs `work` in one transaction that neither waits for the writers of the programme nor raises the data version: for
   * members' acts, which no prepared answer contains. Conditional updates keep it correct; it is retried like `write`.
   * @throws StoreUnavailable
   */
  transact: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;
  /** Renews the query planner's statistics after large changes. Never fails: old ones suffice. */
  refreshStatistics: () => Promise<void>;
  /**
   * Removes deleted personal data from SQLite's files; vacuums its tables on PostgreSQL. Never fails: while somebody reads
   * an older state of SQLite, it retries later; a refusal of PostgreSQL waits for the next cleaning.
   */
  purge: () => Promise<void>;
  /**
   * Adds the ids of deleted accounts to the list beside the database, so that a restored backup does not bring them back.
   * Never fails: those that are missing are added the next time.
   */
  keepDeletions: () => Promise<void>;
  close: () => Promise<void>;
}

/** The settings that name the database. */
export type DataPlace = Pick<Settings, 'databaseUrl' | 'dataDirectory'>;

const writeAttempts = 5;
/** Serialization failure, deadlock, a row that went while it was named: PostgreSQL rolled the transaction back for a retry. */
const retryCodes: readonly unknown[] = ['40001', '40P01', '23503'];
const asksForRetry = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && retryCodes.includes(caught.code);

/** The database's connections, which are the same one on PostgreSQL. */
interface Connections {
  reader: Database;
  counter: Database;
  writer: Database;
  /** At the connections of PostgreSQL, or at the writer of SQLite. */
  turns: Turns;
}

const isOne = ({ reader, writer }: Connections): boolean => reader === writer;

/** The writer last: the last connection to a file of SQLite merges its log, and must be able to write. */
const closeAll = async (connections: Connections): Promise<void> => {
  const { reader, counter, writer } = connections;
  await reader.destroy();
  if (isOne(connections)) return;
  await counter.destroy();
  await writer.destroy();
};

const createStore = (connections: Connections, { dataDirectory }: DataPlace, log: Log): Store => {
  const { writer, turns } = connections;
  // PostgreSQL's writers wait for connections instead.
  const inTurn: InTurn = isOne(connections) ? (work) => work() : createWriters(turns);
  const transact: Store['transact'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTurn(() => writer.transaction().execute(work));
      } catch (caught) {
        if (attempt === writeAttempts || !asksForRetry(caught)) throw caught;
      }
    }
  };
  const write: Store['write'] = (work, hasChanged = () => true) =>
    transact(async (transaction) => {
      await takeTurn(transaction);
      const result = await work(transaction);
      if (hasChanged(result)) await bumpVersion(transaction);
      return result;
    });
  const refreshStatistics: Store['refreshStatistics'] = async () => {
    try {
      await (isOne(connections) ? analyzePostgres(connections.reader) : transact(analyzeSqlite));
    } catch (caught) {
      log.warn('database.statistics-failed', { reason: reasonOf(caught) });
    }
  };
  const vacuum = async (): Promise<void> => {
    try {
      await vacuumPersonal(writer);
    } catch (caught) {
      log.warn('database.purge-failed', { reason: reasonOf(caught) });
    }
  };
  const { purge, stop }: Purging = isOne(connections)
    ? { purge: vacuum, stop: () => undefined }
    : createPurging(() => inTurn(() => emptyLog(writer)), log);
  return {
    db: connections.reader,
    counts: connections.counter,
    turns,
    write,
    transact,
    refreshStatistics,
    purge,
    keepDeletions: () => keepDeletions(connections.reader, dataDirectory, log),
    close: () => {
      stop();
      return closeAll(connections);
    },
  };
};

/** The path of SQLite's database. */
export const databaseFile = ({ dataDirectory }: Pick<DataPlace, 'dataDirectory'>): string =>
  join(dataDirectory, 'chapiteau.sqlite');

const openConnections = async ({ databaseUrl, dataDirectory }: DataPlace, log: Log): Promise<Connections> => {
  if (databaseUrl !== null) {
    const turns = new Turns(storeLimits.connections);
    const pool = new Kysely<Tables>({ dialect: openPostgres({ url: databaseUrl, turns, log }) });
    return { reader: pool, counter: pool, writer: pool, turns };
  }
  const file = databaseFile({ dataDirectory });
  await makePrivate(file);
  const { reader, writer } = await openSqlite(file);
  return {
    reader: new Kysely<Tables>({ dialect: reader }),
    counter: new Kysely<Tables>({ dialect: new CountingDialect(file) }),
    writer: new Kysely<Tables>({ dialect: writer }),
    turns: new Turns(1),
  };
};

const open = async (place: DataPlace, log: Log, check: (db: Database) => Promise<void>): Promise<Store> => {
  const connections = await openConnections(place, log);
  try {
    await tryAtStart(async () => {
      await check(connections.writer);
      await migrate(connections.writer);
    }, log);
  } catch (caught) {
    await closeAll(connections);
    throw caught;
  }
  return createStore(connections, place, log);
};

/**
 * Opens the configured database, creating and migrating it if needed. Waits for it, within limits.
 * @throws StoreUnavailable, UnfinishedRestore
 */
export const openStore = async (place: DataPlace, log: Log): Promise<Store> => {
  if (place.databaseUrl !== null) return open(place, log, refuseUnfinishedTables);
  refuseUnfinishedFile(databaseFile(place), place.dataDirectory);
  return open(place, log, () => Promise.resolve());
};

/** Opens a database that is being restored, like `openStore`. @throws StoreUnavailable */
export const openUnfinished = (place: DataPlace, log: Log): Promise<Store> =>
  open(place, log, () => Promise.resolve());
