import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type Dialect, type Transaction } from 'kysely';
import type { Log } from '../log.ts';
import type { Settings } from '../environment.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Database, Tables } from './tables.ts';
import { bumpVersion, takeTurn } from './version.ts';

/** The programme's database, migrated, on either engine. */
export interface Store {
  /** For reading. */
  db: Database;
  /**
   * Runs `work` in one transaction; writers of all processes take turns. The data version moves on with it,
   * unless `hasChanged` says that nothing did. Tried again when PostgreSQL asks for it, so `work` touches nothing else.
   */
  write: <T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    hasChanged?: (result: T) => boolean,
  ) => Promise<T>;
  /**
   * Runs `work` in one transaction that neither waits for the writers of the programme nor moves the data version on:
   * for what members do, which no prepared answer tells. Conditional updates keep it right; tried again as `write` is.
   */
  transact: <T>(work: (transaction: Transaction<Tables>) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const writeAttempts = 5;
/** Serialization failure and deadlock: PostgreSQL undid the transaction and asks to try again. */
const retryCodes: readonly unknown[] = ['40001', '40P01'];
const asksForRetry = (caught: unknown): boolean =>
  caught instanceof Error && 'code' in caught && retryCodes.includes(caught.code);

const createStore = (db: Database): Store => {
  const transact: Store['transact'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await db.transaction().execute(work);
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
  return { db, write, transact, close: () => db.destroy() };
};

const openDialect = async (
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  log: Log,
): Promise<Dialect> => {
  if (databaseUrl !== null) return openPostgres(databaseUrl, log);
  await mkdir(dataDirectory, { recursive: true });
  return openSqlite(join(dataDirectory, 'chapiteau.sqlite'));
};

/** Opens the database of the settings, creating and migrating it where needed. */
export const openStore = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  log: Log,
): Promise<Store> => {
  const db = new Kysely<Tables>({ dialect: await openDialect(settings, log) });
  try {
    await migrate(db);
  } catch (caught) {
    await db.destroy();
    throw caught;
  }
  return createStore(db);
};
