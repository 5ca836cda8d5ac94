import { createThread, type Thread } from '#server/threads/thread.ts';
import { loadingAnswer, type LoadingAnswer, type LoadingQuestion } from './loadingMessages.ts';

/**
 * Brings the folder of a start online, in a thread that ends with it. It never ends a reservation: that is for somebody who
 * gives their number. @throws Error if the database fails
 */
export const loadInThread = async (question: LoadingQuestion): Promise<LoadingAnswer> => {
  const thread: Thread<LoadingQuestion, LoadingAnswer> = createThread({
    file: new URL('loadingThread.ts', import.meta.url),
    answer: loadingAnswer,
  });
  try {
    return await thread.ask(question);
  } finally {
    await thread.end();
  }
};
