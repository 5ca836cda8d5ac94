import { answerQuestions } from '#server/threads/answerQuestions.ts';
import { preparingQuestion } from '../preparingMessages.ts';

// For tests: a thread that names each original by its path and its number in this thread; one never ends, one fails.
let count = 0;
answerQuestions(preparingQuestion, ({ original }) => {
  count += 1;
  if (original === 'endless') return new Promise(() => null);
  if (original === 'full') throw new Error('No space');
  return { name: `${original} ${count}` };
});
