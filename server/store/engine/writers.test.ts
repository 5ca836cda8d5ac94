import { expect, onTestFinished, test } from 'vitest';
import { storeLimits } from './limits.ts';
import { openTestStore } from '../testing/openTestStore.ts';

const openStore = async () => {
  const store = await openTestStore();
  onTestFinished(store.close);
  return store;
};

test('SQLite: between two transactions that wait for each other, everything else goes on', async () => {
  const store = await openStore();
  let rounds = 0;
  const goOn = (): void => {
    rounds += 1;
    if (rounds < 10) setImmediate(goOn);
  };
  setImmediate(goOn);
  const seen = await Promise.all(Array.from({ length: 10 }, () => store.transact(async () => rounds)));
  expect(seen.at(-1)).toBeGreaterThanOrEqual(8);
});

test('SQLite: after some transactions in a row there is a pause in which another process looks', async () => {
  const { inARow, rest, busyLook } = storeLimits;
  expect(rest).toBeGreaterThan(busyLook);
  const store = await openStore();
  const begun = await Promise.all(
    Array.from({ length: inARow + 1 }, () => store.transact(async () => performance.now())),
  );
  const [last = 0, next = 0] = begun.slice(-2);
  // Timers count whole milliseconds.
  expect(next - last).toBeGreaterThan(rest - 1);
});
