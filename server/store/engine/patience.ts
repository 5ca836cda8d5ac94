import { setImmediate as letOthersGo, setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { storeLimits } from './limits.ts';
import { StoreUnavailable } from './storeUnavailable.ts';
import { timeToWait } from './turns.ts';

const sqliteBusy = 5;
const primaryCode = 0xff;

const isBusy = (caught: unknown): boolean =>
  caught instanceof Error &&
  'errcode' in caught &&
  typeof caught.errcode === 'number' &&
  (caught.errcode & primaryCode) === sqliteBusy;

/**
 * Retries while another process writes. SQLite's own timeout would stop the whole server meanwhile.
 * @throws StoreUnavailable if it writes for too long
 */
export const patiently = async <T>(work: () => T | Promise<T>): Promise<T> => {
  const until = performance.now() + Math.min(storeLimits.busy, timeToWait());
  for (;;) {
    try {
      return await work();
    } catch (caught) {
      if (!isBusy(caught)) throw caught;
      if (performance.now() >= until) throw new StoreUnavailable(caught);
      await pause(storeLimits.busyLook);
    }
  }
};

/** A connection whose statements wait their turn. */
export class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return patiently(() => this.#connection.executeQuery<R>(query));
  }
  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#connection.streamQuery<R>(query, chunkSize);
  }
}

/**
 * A connection that lets others go first before each statement. SQLite answers at once: a page with many questions would
 * otherwise delay everybody until its last one.
 */
export class YieldingConnection extends PatientConnection {
  override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await letOthersGo();
    return super.executeQuery<R>(query);
  }
}
