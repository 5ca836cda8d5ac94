import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { questionTo } from './messages.ts';

/** In a thread of `createThread`: answers its questions, each as soon as it can. */
export const answerQuestions = <Question>(
  question: v.GenericSchema<unknown, Question>,
  answer: (asked: Question) => unknown,
): void => {
  const questions = questionTo(question);
  const reply = async (message: unknown): Promise<void> => {
    const { id, question: asked } = v.parse(questions, message);
    try {
      parentPort?.postMessage({ id, answer: await answer(asked) });
    } catch (caught) {
      parentPort?.postMessage({ id, failure: String(caught) });
    }
  };
  parentPort?.on('message', (message: unknown) => void reply(message));
};
