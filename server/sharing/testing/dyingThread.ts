import { answerQuestions } from '#server/threads/answerQuestions.ts';
import { drawingQuestion } from '../drawingMessages.ts';

// For tests: a thread that draws one byte, and dies of one title.
answerQuestions(drawingQuestion, (asked) =>
  asked.kind === 'show' && asked.told.title === 'dies' ? process.exit(1) : Uint8Array.from([1]),
);
