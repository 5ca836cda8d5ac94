import { answerQuestions } from '../threads/answerQuestions.ts';
import { drawingQuestion } from './drawingMessages.ts';

// The thread of `drawing.ts`, the only one that loads the drawing code. If that fails, so does every picture, and the thread
// lives on.
answerQuestions(drawingQuestion, async (asked) => {
  const { drawBrand, drawPicture } = await import('./draw.ts');
  return asked.kind === 'show' ? drawPicture(asked.told, asked.poster, asked.own) : drawBrand(asked);
});
