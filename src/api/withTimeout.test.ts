import { afterEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

afterEach(() => vi.restoreAllMocks());

/** An answer that is waited for so long; `end` is the end of the wait. */
const begin = (ms: number) => {
  const late = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const answer = Promise.withResolvers<string>();
  const waited = withTimeout(answer.promise, ms).catch((error: unknown) => String(error));
  return {
    answer,
    waited,
    asked: timeout.mock.calls,
    end: () => late.abort(new DOMException('late', 'TimeoutError')),
  };
};

test('LDR-08: an answer in time, or a failure, is what comes of it', async () => {
  const [answered, failed] = [begin(5), begin(5)];
  answered.answer.resolve('here');
  failed.answer.reject(new Error('down'));
  expect([await answered.waited, await failed.waited, answered.asked]).toEqual([
    'here',
    'Error: down',
    [[5], [5]],
  ]);
});

test('LDR-08: after the time it is an error; a later answer is ignored', async () => {
  const { answer, waited, end } = begin(5);
  end();
  answer.resolve('too late');
  expect(await waited).toBe('TimeoutError: late');
});
