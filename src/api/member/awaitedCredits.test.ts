import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awaitedCredits } from '../requestSettings.ts';
import { awaitedCreditsQuery } from './awaitedCredits.ts';
import type { Credits } from './member.ts';
import { MemberError } from './memberError.ts';
import { historyKey } from './memberQueries.ts';

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // Only browsers ask at intervals.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
});

/** A page that shows the credits: `answers` in turn, the last one for good; null fails. */
const open = async (...answers: (number | null)[]) => {
  let asked = 0;
  const cache = new QueryClient();
  cache.mount();
  const client = {
    credits: (): Promise<Credits> => {
      const left = answers[Math.min(asked, answers.length - 1)] ?? null;
      asked += 1;
      if (left === null) return Promise.reject(new MemberError('unavailable'));
      return Promise.resolve({ creditLeft: left, showsReserved: 0, passes: 0, loaded: true });
    },
  };
  cache.setQueryData(historyKey, { items: [], hasMore: false });
  const observer = new QueryObserver(cache, { ...awaitedCreditsQuery(client), retry: 0 });
  const unsubscribe = observer.subscribe(() => undefined);
  stop = () => {
    unsubscribe();
    cache.unmount();
  };
  await vi.advanceTimersByTimeAsync(0);
  const pass = (times: number) => vi.advanceTimersByTimeAsync(times * awaitedCredits.every);
  return { cache, pass, asked: () => asked, left: () => observer.getCurrentResult().data?.creditLeft };
};

test('STF-10: credits arrive on the page of a member who has none, and then nobody asks again', async () => {
  const { cache, pass, asked, left } = await open(0, 0, 6);
  expect([asked(), left(), cache.getQueryState(historyKey)?.isInvalidated]).toEqual([1, 0, false]);
  await pass(1);
  expect([asked(), left(), cache.getQueryState(historyKey)?.isInvalidated]).toEqual([2, 0, false]);
  await pass(1);
  expect([asked(), left(), cache.getQueryState(historyKey)?.isInvalidated]).toEqual([3, 6, true]);
  await pass(10);
  expect(asked()).toBe(3);
});

test('STF-10: a page that has some, or knows of none, does not ask again', async () => {
  const some = await open(1);
  await some.pass(5);
  stop();
  const failed = await open(null);
  await failed.pass(5);
  expect([some.asked(), failed.asked()]).toEqual([1, 1]);
});

test('STF-10: a hidden page asks nothing, and a seen one at once', async () => {
  const { pass, asked } = await open(0);
  focusManager.setFocused(false);
  await pass(5);
  expect(asked()).toBe(1);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked()).toBe(2);
  await pass(1);
  expect(asked()).toBe(3);
});

test('STF-10: more credits of a member who had some are no news for the history', async () => {
  const { cache, asked, left } = await open(1, 6);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([asked(), left(), cache.getQueryState(historyKey)?.isInvalidated]).toEqual([2, 6, false]);
});

test('STF-10: it asks so often and no more, answers or none', async () => {
  const { pass, asked } = await open(0, null, 0);
  await pass(3 * awaitedCredits.times);
  expect(asked()).toBe(awaitedCredits.times + 1);
});
