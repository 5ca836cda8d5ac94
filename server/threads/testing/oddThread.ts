import * as v from 'valibot';
import { workerData } from 'node:worker_threads';
import { answerQuestions } from '../answerQuestions.ts';

// For tests: a thread that obeys each message.
const { name } = v.parse(v.object({ name: v.string() }), workerData);
const question = v.variant('does', [
  v.object({ does: v.literal('say'), word: v.string() }),
  v.object({ does: v.literal('fail') }),
  v.object({ does: v.literal('die') }),
  v.object({ does: v.literal('break') }),
  v.object({ does: v.literal('hang') }),
  v.object({ does: v.literal('wait') }),
]);
export type OddQuestion = v.InferOutput<typeof question>;

answerQuestions(question, (asked) => {
  switch (asked.does) {
    case 'say':
      return `${name}: ${asked.word}`;
    case 'fail':
      throw new Error('No word');
    case 'die':
      return process.exit(1);
    case 'break':
      setTimeout(() => {
        throw new Error('Broken');
      });
      return new Promise(() => null);
    case 'wait':
      return new Promise(() => null);
    case 'hang':
      for (;;);
  }
});
