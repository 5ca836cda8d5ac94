import { createLog } from '#server/log.ts';
import { openStore } from '#server/store/store.ts';
import { answerQuestions } from '#server/threads/answerQuestions.ts';
import { loadAtStart } from './loadAtStart.ts';
import { loadingQuestion } from './loadingMessages.ts';

// The thread of `loadInThread.ts`: the memory of a large folder, and the code that measures pictures, go with it.
answerQuestions(loadingQuestion, async ({ directory, now, ...settings }) => {
  const store = await openStore(settings, createLog());
  try {
    return await loadAtStart(store, directory, Temporal.Instant.from(now));
  } finally {
    await store.close();
  }
});
