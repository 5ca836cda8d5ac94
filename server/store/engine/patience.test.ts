import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeLimits } from './limits.ts';
import { patiently } from './patience.ts';
import { StoreUnavailable } from './storeUnavailable.ts';
import { waitOnce } from './turns.ts';

const { busy, wait } = storeLimits;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

const refusal = (errcode: number): Error => Object.assign(new Error('database is locked'), { errcode });
const plainBusy = 5;

/** Work that SQLite refuses; each try takes so long. */
const refused = (reason: Error, ms: number) => {
  let tries = 0;
  const work = (): never => {
    tries += 1;
    vi.advanceTimersByTime(ms);
    throw reason;
  };
  return { work, tries: () => tries };
};

test('QA: a statement waits for another process for five seconds, and is refused then', async () => {
  const { work, tries } = refused(refusal(plainBusy), busy / 2);
  await expect(patiently(work)).rejects.toThrow(StoreUnavailable);
  expect(tries()).toBe(2);
});

test('QA: what a request has waited for before shortens its wait for another process', async () => {
  const { work, tries } = refused(refusal(plainBusy), busy / 2);
  await waitOnce(async () => {
    vi.advanceTimersByTime(wait - busy / 2);
    await expect(patiently(work)).rejects.toThrow(StoreUnavailable);
  });
  expect(tries()).toBe(1);
});

const [busySnapshot, busyRecovery, locked] = [517, 261, 6];
test.each([
  ['a busy file', refusal(plainBusy), 2],
  ['an older state of the file', refusal(busySnapshot), 2],
  ['a file that is being recovered', refusal(busyRecovery), 2],
  ['a table that this connection has locked itself', refusal(locked), 1],
  ['an error without a code', new Error('no such table'), 1],
])('QA: after %s it is tried again or told at once', async (_what, reason, expected) => {
  let tries = 0;
  const work = (): number => {
    tries += 1;
    if (tries === 1) throw reason;
    return tries;
  };
  expect(await patiently(work).catch(() => tries)).toBe(expected);
});
