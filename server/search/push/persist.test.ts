import { expect, test, vi } from 'vitest';
import { pushLimits } from './limits.ts';
import { persist } from './persist.ts';

const failed = (status: number | null): Error =>
  Object.assign(new Error('no'), status === null ? {} : { status });

/** Does what fails so often with a status. @returns the waits before each further attempt, and what came of it */
const persisted = async (status: number | null, failures: number) => {
  const waits: number[] = [];
  const onRetry = vi.fn<() => void>();
  const failure = failed(status);
  const work = () => (waits.length < failures ? Promise.reject(failure) : Promise.resolve('done'));
  const wait = (milliseconds: number) => Promise.resolve(waits.push(milliseconds));
  const outcome = await persist(work, { wait, onRetry }).catch((caught: unknown) =>
    caught === failure ? 'failed' : caught,
  );
  return [outcome, waits, onRetry.mock.calls.length];
};

test.each([null, 408, 429, 500, 503])(
  'SRCH-12: a push goes on after a failure for a while (%s)',
  async (status) => {
    expect(await persisted(status, 2)).toEqual(['done', [1_000, 2_000], 2]);
  },
);

test.each([400, 401, 403, 404, 413])(
  'SRCH-12: what the service refuses (%i) is not tried again',
  async (status) => {
    expect(await persisted(status, 2)).toEqual(['failed', [], 0]);
  },
);

test('SRCH-12: it is given up after six attempts, with the failure', async () => {
  expect(pushLimits.attempts).toBe(6);
  expect(await persisted(429, 9)).toEqual(['failed', [1_000, 2_000, 4_000, 8_000, 16_000], 5]);
});
