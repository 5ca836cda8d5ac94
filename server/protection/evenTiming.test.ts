import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { evenly } from './evenTiming.ts';

test.each([
  ['that is done at once', () => Promise.resolve('done'), 'done'],
  ['that fails at once', () => Promise.reject(new Error('refused')), 'refused'],
])('Security: work %s is answered no sooner than any other', async (_, work, told) => {
  const order: unknown[] = [];
  const note = (outcome: unknown): unknown => order.push(outcome);
  const answered = evenly(20, work).then(note, ({ message }: Error) => note(message));
  // However busy the machine is, timers fire in the order of their times.
  await pause(10);
  note('a while later');
  await answered;
  expect(order).toEqual(['a while later', told]);
});
