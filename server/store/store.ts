import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { Log } from '../log.ts';
import type { Settings } from '../environment.ts';
import { tryAtStart } from './atStart.ts';
import { storeLimits } from './limits.ts';
import { migrate } from './migrate.ts';
import { makePrivate } from './privateFile.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { StoreUnavailable } from './storeUnavailable.ts';
import type { Database, Tables } from './tables.ts';
import { bumpVersion, takeTurn } from './version.ts';

/** The programme's database, migrated, on either engine. */
export interface Store {
  /** For reading: never waits for a writer. */
  db: Database;
  /**
   * Runs `work` in one transaction; writers of all processes take turns. The data version moves on with it,
   * unless `hasChanged` says that nothing did. Tried again when PostgreSQL asks for it, so `work` touches nothing else.
   * @throws StoreUnavailable
   */
  write: <T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    hasChanged?: (result: T) => boolean,
  ) => Promise<T>;
  /**
   * Runs `work` in one transaction that neither waits for the writers of the programme nor moves the data version on:
   * for what members do, which no prepared answer tells. Conditional updates keep it right; tried again as `write` is.
   * @throws StoreUnavailable
   */
  transact: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const writeAttempts = 5;
/** Serialization failure and deadlock: PostgreSQL undid the transaction and asks to try again. */
const retryCodes: readonly unknown[] = ['40001', '40P01'];
const asksForRetry = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && retryCodes.includes(caught.code);

/** The database by its connections, which are one and the same on PostgreSQL. */
interface Connections {
  reader: Database;
  writer: Database;
}

/** The writer last: the last connection to a file of SQLite puts what was written in its place, and may write. */
const closeAll = async ({ reader, writer }: Connections): Promise<void> => {
  await reader.destroy();
  if (writer !== reader) await writer.destroy();
};

/** One after another, for the one connection that writes into a file of SQLite; who waits for too long is told. */
const inTurn = async <T>(
  { reader, writer }: Connections,
  work: (connection: Database) => Promise<T>,
): Promise<T> => {
  if (reader === writer) return work(writer);
  const signal = AbortSignal.timeout(storeLimits.turn);
  let hasBegun = false;
  try {
    return await writer.connection().execute(
      (connection) => {
        hasBegun = true;
        return work(connection);
      },
      { signal },
    );
  } catch (caught) {
    throw hasBegun || !signal.aborted ? caught : new StoreUnavailable(caught);
  }
};

const createStore = (connections: Connections): Store => {
  const transact: Store['transact'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await inTurn(connections, (connection) => connection.transaction().execute(work));
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
  return { db: connections.reader, write, transact, close: () => closeAll(connections) };
};

/** Where SQLite keeps the database. */
export const databaseFile = ({ dataDirectory }: Pick<Settings, 'dataDirectory'>): string =>
  join(dataDirectory, 'chapiteau.sqlite');

const openConnections = async (
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  log: Log,
): Promise<Connections> => {
  if (databaseUrl !== null) {
    const pool = new Kysely<Tables>({ dialect: openPostgres(databaseUrl, log) });
    return { reader: pool, writer: pool };
  }
  const file = databaseFile({ dataDirectory });
  await makePrivate(file);
  const { reader, writer } = await openSqlite(file);
  return {
    reader: new Kysely<Tables>({ dialect: reader }),
    writer: new Kysely<Tables>({ dialect: writer }),
  };
};

/** Opens the database of the settings, creating and migrating it where needed. Waits for it, within limits. @throws StoreUnavailable */
export const openStore = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  log: Log,
): Promise<Store> => {
  const connections = await openConnections(settings, log);
  try {
    await tryAtStart(() => migrate(connections.writer), log);
  } catch (caught) {
    await closeAll(connections);
    throw caught;
  }
  return createStore(connections);
};
