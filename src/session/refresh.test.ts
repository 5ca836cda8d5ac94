import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { MemberError } from '../api/member/memberError.ts';
import { createSafeStorage } from '../storage/safeStorage.ts';
import { createRefresh } from './refresh.ts';
import { createServerClock } from './serverClock.ts';
import { createFakeLocks, createFakeStorage } from './testing/fakeBrowser.ts';
import { accessToken } from './testing/fakeMemberServer.ts';
import { createTokenStore } from './tokens.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const iat = noon / 1000;
const owner = { memberId: 'camille', family: 'family', generation: 0 };
const pairOf = (gen: number) => ({
  token: accessToken({ iat, exp: iat + 300, gen }),
  refresh_token: `refresh-${gen}`,
});

/** A tab with tokens, and what it does, in its order. */
const openTab = (locks: Parameters<typeof createRefresh>[0]['locks'], isDown = false) => {
  const memory = createFakeStorage();
  const storage = createSafeStorage(() => memory);
  const clock = createServerClock(() => noon, 0, storage);
  const store = createTokenStore(storage, clock);
  store.save(pairOf(0), owner);
  const done: string[] = [];
  const refresh = createRefresh({
    client: {
      refresh: (token) => {
        done.push(`trades ${token}`);
        return isDown ? Promise.reject(new MemberError('unavailable')) : Promise.resolve(pairOf(1));
      },
    },
    store,
    tabs: {
      ask: () => Promise.resolve(void done.push('asks the tabs')),
      shareTokens: () => void done.push(`shares ${store.refresh()}`),
    },
    locks,
  });
  return { refresh, done };
};

const waiting = v.object({ signal: v.instance(AbortSignal) });

/** A lock that another tab holds until it is awaited no more. */
const holdLock = () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const asked: unknown[] = [];
  const locks: Pick<LockManager, 'request'> = {
    request: async (name: string, options: unknown, work?: unknown) => {
      asked.push(name);
      const signal = v.is(waiting, options) ? options.signal : null;
      if (signal === null) return typeof work === 'function' ? work(null) : undefined;
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('It was not free in time')));
      });
    },
  };
  return { locks, asked, patience, timeout };
};

afterEach(() => vi.restoreAllMocks());

test('SES-10: a tab that hangs over its refresh is waited for five seconds, then the others are asked and the tokens traded', async () => {
  const { locks, asked, patience, timeout } = holdLock();
  const { refresh, done } = openTab(locks);
  const outcome = refresh();
  await vi.waitFor(() => expect(asked).toEqual(['refresh', 'refresh']));
  expect([done, timeout.mock.calls]).toEqual([[], [[5_000]]]);
  patience.abort();
  expect([await outcome, done]).toEqual([
    { outcome: 'refreshed' },
    ['asks the tabs', 'trades refresh-0', 'shares refresh-1'],
  ]);
});

test('SES-10: a tab that waits for nobody asks nobody', async () => {
  const { refresh, done } = openTab(createFakeLocks());
  expect([await refresh(), done]).toEqual([
    { outcome: 'refreshed' },
    ['trades refresh-0', 'shares refresh-1'],
  ]);
});

test.each([
  ['with a lock', createFakeLocks()],
  ['in a browser without locks', undefined],
])('SES-11: a trade without an answer is not made again, and nothing is shared: %s', async (_, locks) => {
  const { refresh, done } = openTab(locks, true);
  await expect(refresh()).rejects.toThrow('Member: unavailable');
  expect(done).toEqual(['trades refresh-0']);
});
