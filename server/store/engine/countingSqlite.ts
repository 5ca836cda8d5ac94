import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import * as v from 'valibot';
import { createThread, type Thread } from '#server/threads/thread.ts';
import { countingAnswer, countingQuestion, type CountingQuestion } from './countingMessages.ts';

type CountingThread = Thread<CountingQuestion, v.InferOutput<typeof countingAnswer>>;

class CountingConnection implements DatabaseConnection {
  readonly #thread: CountingThread;
  constructor(thread: CountingThread) {
    this.#thread = thread;
  }
  // The caller knows the rows' type.
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery({ sql, parameters }: CompiledQuery): Promise<QueryResult<Record<string, unknown>>> {
    return { rows: await this.#thread.ask(v.parse(countingQuestion, { sql, parameters })) };
  }
  streamQuery(): never {
    throw new Error('What is counted is small');
  }
}

const onlyReads = (): never => {
  throw new Error('The thread that counts writes nothing');
};

/** SQLite in `file`, in a thread of its own: while it counts, nobody else waits. For reading alone. */
export class CountingDialect extends SqliteDialect {
  readonly #file: string;
  constructor(file: string) {
    super({ database: () => Promise.reject(new Error('The thread has its database')) });
    this.#file = file;
  }
  override createDriver(): Driver {
    const thread: CountingThread = createThread({
      file: new URL('countingThread.ts', import.meta.url),
      data: { file: this.#file },
      answer: countingAnswer,
    });
    const connection = new CountingConnection(thread);
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: onlyReads,
      commitTransaction: onlyReads,
      rollbackTransaction: onlyReads,
      releaseConnection: () => Promise.resolve(),
      destroy: thread.end,
    };
  }
  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}
