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
  type SqliteDialectConfig,
} from 'kysely';
import { patiently, PatientConnection } from './patience.ts';

/** A deferred transaction fails with "locked" at once beside a second process; an immediate one waits its turn. */
class ImmediateDriver extends SqliteDriver {
  #connection: PatientConnection | null = null;
  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new PatientConnection(await super.acquireConnection());
    return this.#connection;
  }
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite takes CREATE TABLE back with the transaction, so that migrations run in one. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

const isSqlValue = (value: unknown): value is string | number | bigint | null =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

const bindable = (parameters: readonly unknown[]): (string | number | bigint | null)[] =>
  parameters.map((value) => {
    if (isSqlValue(value)) return value;
    throw new TypeError(`A ${typeof value} cannot be stored`);
  });

/** Kysely expects better-sqlite3's statements; given `DatabaseSync` itself it would answer no rows. */
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

/** SQLite in `file`: readers never wait for a writer, and an acknowledged write survives a power cut. */
export const openSqlite = async (file: string): Promise<SqliteDialect> => {
  const database = new DatabaseSync(file);
  await patiently(() => database.exec('pragma journal_mode = wal'));
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  return new NodeSqliteDialect({ database: adapt(database) });
};
