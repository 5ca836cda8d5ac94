import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import { patiently, PatientConnection, YieldingConnection } from './patience.ts';

const isSqlValue = (value: unknown): value is string | number | bigint | null =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

const bindable = (parameters: readonly unknown[]): (string | number | bigint | null)[] =>
  parameters.map((value) => {
    if (isSqlValue(value)) return value;
    throw new TypeError(`A ${typeof value} cannot be stored`);
  });

/** Kysely expects better-sqlite3's statements; with `DatabaseSync` itself it would return no rows. */
const adapt = (database: DatabaseSync): SqliteDatabase => ({
  close: () => database.close(),
  prepare: (text) => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...bindable(parameters)),
      run: (parameters) => statement.run(...bindable(parameters)),
      iterate: (parameters) => statement.iterate(...bindable(parameters)),
    };
  },
});

class ReadingDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null;
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new YieldingConnection(await super.acquireConnection());
    return this.#connection;
  }
}

class WritingDriver extends SqliteDriver {
  #connection: DatabaseConnection | null = null;
  readonly #database: DatabaseSync;
  constructor(database: DatabaseSync) {
    super({ database: adapt(database) });
    this.#database = database;
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }
  /** A deferred transaction fails at once with "locked" beside a second process; an immediate one waits its turn. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  /** A full disk rolls the transaction back by itself: another rollback would fail, and hide the reason. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite can roll back CREATE TABLE, so that migrations run in one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #driver: Driver;
  constructor(driver: Driver) {
    super({ database: () => Promise.reject(new Error('The driver has its database')) });
    this.#driver = driver;
  }
  override createDriver(): Driver {
    return this.#driver;
  }
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** Two connections to one file. */
interface SqliteDialects {
  /** Never waits for a writer, of this process or another. */
  reader: SqliteDialect;
  writer: SqliteDialect;
}

/**
 * SQLite in `file`, with two connections: readers never wait for a writer, and an acknowledged write survives a power cut.
 */
export const openSqlite = async (file: string): Promise<SqliteDialects> => {
  const writer = new DatabaseSync(file);
  await patiently(() => writer.exec('pragma journal_mode = wal'));
  writer.exec('pragma synchronous = full');
  writer.exec('pragma foreign_keys = on');
  // Deleted data are overwritten, not only removed from the tables.
  writer.exec('pragma secure_delete = on');
  const openReader = (): DatabaseSync => new DatabaseSync(file, { readOnly: true });
  return {
    reader: new NodeSqliteDialect(
      new ReadingDriver({ database: () => Promise.resolve(adapt(openReader())) }),
    ),
    writer: new NodeSqliteDialect(new WritingDriver(writer)),
  };
};
