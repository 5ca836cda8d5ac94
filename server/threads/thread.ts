import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { answerOf } from './messages.ts';

/** A thread ended before its answer. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded';
}

interface ThreadFacts<Answer> {
  /** Its script: a file that answers with `answerQuestions`. */
  file: URL;
  /** Its start data. */
  data?: unknown;
  answer: v.GenericSchema<unknown, Answer>;
  /** The time limit of an answer in milliseconds; a slower thread is ended. */
  longest?: number;
}

/** A thread that answers questions, several at a time; started with the first one, and again after its death. */
export interface Thread<Question, Answer> {
  /** @throws Error with the reason of the thread's own failure @throws ThreadEnded */
  ask: (question: Question) => Promise<Answer>;
  /** Ends it; unanswered questions fail. */
  end: () => Promise<void>;
}

export const createThread = <Question, Answer>({
  file,
  data,
  answer,
  longest,
}: ThreadFacts<Answer>): Thread<Question, Answer> => {
  const answers = answerOf(answer);
  const waiting = new Map<number, PromiseWithResolvers<Answer>>();
  let worker: Worker | null = null;
  let asked = 0;

  const lose = (reason: unknown): void => {
    worker = null;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = new Worker(file, { workerData: data });
    started.on('message', (message: unknown) => {
      const told = v.parse(answers, message);
      const question = waiting.get(told.id);
      waiting.delete(told.id);
      if ('failure' in told) question?.reject(new Error(told.failure));
      else question?.resolve(told.answer);
      if (waiting.size === 0) started.unref();
    });
    let reason = new ThreadEnded('The thread has ended');
    started.on('error', (cause) => {
      reason = new ThreadEnded(`The thread has ended: ${String(cause)}`, { cause });
    });
    // Questions before its end still go to it and fail with it: its end fails none of the next thread's.
    started.on('exit', () => lose(reason));
    return started;
  };
  /** Ends a thread that does not answer in time. */
  const watch = (answered: Promise<Answer>, asker: Worker): void => {
    if (longest === undefined) return;
    const timer = setTimeout(() => void asker.terminate(), longest);
    const stop = (): void => clearTimeout(timer);
    answered.then(stop, stop);
  };

  return {
    ask: (question) => {
      const id = (asked += 1);
      const pending = Promise.withResolvers<Answer>();
      waiting.set(id, pending);
      worker ??= start();
      // Only an unanswered question keeps the process alive.
      worker.ref();
      worker.postMessage({ id, question });
      watch(pending.promise, worker);
      return pending.promise;
    },
    end: async () => {
      await worker?.terminate();
    },
  };
};
