import { createThread, type Thread } from '../threads/thread.ts';
import { pictureLimits } from './limits.ts';
import { preparingAnswer, type PreparingAnswer, type PreparingQuestion } from './preparingMessages.ts';

/** Prepares pictures in threads, one after the other in each. */
export interface Preparing {
  /** @throws ThreadEnded if the thread ended first @throws Error if the sizes cannot be kept */
  prepare: (question: PreparingQuestion) => Promise<PreparingAnswer>;
  /** Gives up what is under way: the next process begins it anew. */
  close: () => void;
}

interface Waiting {
  question: PreparingQuestion;
  promise: PromiseWithResolvers<PreparingAnswer>;
}

type PreparingThread = Thread<PreparingQuestion, PreparingAnswer>;

/** @param file the thread's script; tests have their own */
export const createPreparing = (
  file = new URL('preparingThread.ts', import.meta.url),
  most: number = pictureLimits.threads,
): Preparing => {
  const waiting: Waiting[] = [];
  const idle: PreparingThread[] = [];
  const busy = new Set<PreparingThread>();

  const begin = (): void => {
    if (busy.size === most) return;
    const next = waiting.shift();
    if (next === undefined) {
      // The memory of the last pictures goes with their threads.
      if (busy.size === 0) for (const thread of idle.splice(0)) void thread.end();
      return;
    }
    const thread =
      idle.pop() ?? createThread({ file, answer: preparingAnswer, longest: pictureLimits.longest });
    busy.add(thread);
    const goOn = (): void => {
      busy.delete(thread);
      idle.push(thread);
      begin();
    };
    thread.ask(next.question).then(next.promise.resolve, next.promise.reject).finally(goOn);
  };
  return {
    prepare: (question) => {
      const promise = Promise.withResolvers<PreparingAnswer>();
      waiting.push({ question, promise });
      begin();
      return promise.promise;
    },
    close: () => {
      waiting.length = 0;
      for (const thread of [...idle, ...busy]) void thread.end();
    },
  };
};
