import { Worker } from 'node:worker_threads';
import {
  SqliteAdapter,
  SqliteDialect,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import * as v from 'valibot';
import { countingAnswer, countingQuestion } from './countingMessages.ts';

type Rows = Record<string, unknown>[];

/** A thread that asks one file of SQLite; started with the first question, and again after it has died. */
class CountingThread {
  readonly #file: string;
  readonly #waiting = new Map<number, PromiseWithResolvers<Rows>>();
  #worker: Worker | null = null;
  #asked = 0;
  constructor(file: string) {
    this.#file = file;
  }

  ask(sql: string, parameters: readonly unknown[]): Promise<Rows> {
    const question = v.parse(countingQuestion, { id: (this.#asked += 1), sql, parameters });
    const waiting = Promise.withResolvers<Rows>();
    this.#waiting.set(question.id, waiting);
    this.#worker ??= this.#start();
    // Only a question that waits for its answer keeps the process.
    this.#worker.ref();
    this.#worker.postMessage(question);
    return waiting.promise;
  }

  async end(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('countingThread.ts', import.meta.url), {
      workerData: { file: this.#file },
    });
    worker.on('message', (message: unknown) => this.#hear(v.parse(countingAnswer, message)));
    let reason: unknown = new Error('The thread that counts has ended');
    worker.on('error', (error) => {
      reason = error;
    });
    // Until it has ended, questions go to it and fail with it: none of the next thread's are lost to its end.
    worker.on('exit', () => this.#lose(reason));
    return worker;
  }

  #hear(answer: v.InferOutput<typeof countingAnswer>): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('rows' in answer) waiting?.resolve(answer.rows);
    else waiting?.reject(new Error(answer.failure));
    if (this.#waiting.size === 0) this.#worker?.unref();
  }

  #lose(error: unknown): void {
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

class CountingConnection implements DatabaseConnection {
  readonly #thread: CountingThread;
  constructor(thread: CountingThread) {
    this.#thread = thread;
  }
  // Who asks says what the rows are.
  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>>;
  async executeQuery({ sql, parameters }: CompiledQuery): Promise<QueryResult<Record<string, unknown>>> {
    return { rows: await this.#thread.ask(sql, parameters) };
  }
  streamQuery(): never {
    throw new Error('What is counted is small');
  }
}

const onlyReads = (): never => {
  throw new Error('The thread that counts writes nothing');
};

/** SQLite in `file`, asked in a thread of its own: while it counts, nobody else waits. For reading alone. */
export class CountingDialect extends SqliteDialect {
  readonly #file: string;
  constructor(file: string) {
    super({ database: () => Promise.reject(new Error('The thread has its database')) });
    this.#file = file;
  }
  override createDriver(): Driver {
    const thread = new CountingThread(this.#file);
    const connection = new CountingConnection(thread);
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: onlyReads,
      commitTransaction: onlyReads,
      rollbackTransaction: onlyReads,
      releaseConnection: () => Promise.resolve(),
      destroy: () => thread.end(),
    };
  }
  override createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
}
