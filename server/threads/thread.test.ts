import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { OddQuestion } from './testing/oddThread.ts';
import { createThread, ThreadEnded, type Thread } from './thread.ts';

const oddThread = (longest?: number): Thread<OddQuestion, string> => {
  const thread: Thread<OddQuestion, string> = createThread({
    file: new URL('testing/oddThread.ts', import.meta.url),
    data: { name: 'odd' },
    answer: v.string(),
    ...(longest !== undefined && { longest }),
  });
  onTestFinished(thread.end);
  return thread;
};
const say = ({ ask }: Thread<OddQuestion, string>, word: string) => ask({ does: 'say', word });
const settled = async (asked: readonly Promise<string>[]) =>
  (await Promise.allSettled(asked)).map((result) =>
    result.status === 'fulfilled' ? result.value : result.reason.constructor,
  );

test('a thread’s questions side by side get their own answers', async () => {
  const thread = oddThread();
  const words = ['a', 'b', 'c'];
  expect(await Promise.all(words.map((word) => say(thread, word)))).toEqual(['odd: a', 'odd: b', 'odd: c']);
});

test('a question that fails says why, and the next one is answered by the same thread', async () => {
  const thread = oddThread();
  const failed = thread.ask({ does: 'fail' });
  const next = say(thread, 'a');
  await expect(failed).rejects.toThrow('No word');
  await expect(failed).rejects.not.toBeInstanceOf(ThreadEnded);
  expect(await next).toBe('odd: a');
});

test.each(['die', 'break'] as const)(
  'questions to a thread that ends by itself (%s) fail, and the next one begins another',
  async (does) => {
    const thread = oddThread();
    expect(await settled([thread.ask({ does: 'wait' }), thread.ask({ does })])).toEqual([
      ThreadEnded,
      ThreadEnded,
    ]);
    expect(await say(thread, 'a')).toBe('odd: a');
  },
);

test('a thread that does not answer in time is ended with all that it was asked, and the next question begins another', async () => {
  const thread = oddThread(3_000);
  expect(await say(thread, 'a')).toBe('odd: a');
  expect(await settled([thread.ask({ does: 'hang' }), say(thread, 'b')])).toEqual([ThreadEnded, ThreadEnded]);
  expect(await say(thread, 'c')).toBe('odd: c');
});

test('a question that fails in time is watched no more: the thread lives on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const thread = oddThread(3_000);
  await expect(thread.ask({ does: 'fail' })).rejects.toThrow('No word');
  await vi.advanceTimersByTimeAsync(1_000);
  const waits = settled([thread.ask({ does: 'wait' })]);
  // The time limit of the first question passes, that of the second one does not. No timer is counted, since servers of
  // other tests may arm theirs.
  await vi.advanceTimersByTimeAsync(2_999);
  expect(await Promise.race([waits, settled([say(thread, 'a')])])).toEqual(['odd: a']);
  await thread.end();
  expect(await waits).toEqual([ThreadEnded]);
});

test('what a thread is asked when it is ended fails', async () => {
  const thread = oddThread();
  expect(await say(thread, 'a')).toBe('odd: a');
  const asked = settled([thread.ask({ does: 'hang' })]);
  await thread.end();
  expect(await asked).toEqual([ThreadEnded]);
});

test('a thread whose file is not there fails each question', async () => {
  const thread = createThread({ file: new URL('testing/nowhere.ts', import.meta.url), answer: v.string() });
  onTestFinished(thread.end);
  await expect(thread.ask('a')).rejects.toThrow(ThreadEnded);
  await expect(thread.ask('b')).rejects.toThrow(ThreadEnded);
});
