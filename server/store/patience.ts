import { setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

/** How long a write waits for another process on the same file, and how often it looks, in milliseconds. */
const longest = 15_000;
const step = 5;
const sqliteBusy = 5;
const primaryCode = 0xff;

const isBusy = (caught: unknown): boolean =>
  caught instanceof Error &&
  'errcode' in caught &&
  typeof caught.errcode === 'number' &&
  (caught.errcode & primaryCode) === sqliteBusy;

/** Tries again while another process writes. SQLite's own timeout would stop the whole server meanwhile. */
export const patiently = async <T>(work: () => T | Promise<T>): Promise<T> => {
  for (let waited = 0; ; waited += step) {
    try {
      return await work();
    } catch (caught) {
      if (!isBusy(caught) || waited >= longest) throw caught;
      await pause(step);
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
