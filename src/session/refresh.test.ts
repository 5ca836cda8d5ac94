import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import type { TokenPair } from '#contract/wire/member/session.ts';
import { MemberError } from '../api/member/memberError.ts';
import { createSafeStorage } from '../storage/safeStorage.ts';
import { createRefresh } from './refresh.ts';
import { createServerClock } from './serverClock.ts';
import { createFakeLocks, createFakeStorage } from './testing/fakeBrowser.ts';
import { accessToken } from './testing/fakeMemberServer.ts';
import { createTokenStore, type TokenStore } from './tokens.ts';

const noon = Date.parse('2027-06-15T12:00:00Z');
const iat = noon / 1000;
const owner = { memberId: 'camille', family: 'family', generation: 0 };
const pairOf = (gen: number) => ({
  token: accessToken({ iat, exp: iat + 300, gen }),
  refresh_token: `refresh-${gen}`,
});

/** A tab with tokens, and what it does, in its order. */
const openTab = (
  locks: Parameters<typeof createRefresh>[0]['locks'],
  answer: (store: TokenStore) => Promise<TokenPair> = () => Promise.resolve(pairOf(1)),
) => {
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
        return answer(store);
      },
    },
    store,
    tabs: {
      ask: () => Promise.resolve(void done.push('asks the tabs')),
      shareTokens: () => void done.push(`shares ${store.refresh()}`),
    },
    locks,
  });
  return { refresh, done, store };
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

test('SES-10: a tab that waits for nobody asks nobody, and takes the lock once', async () => {
  const free = createFakeLocks();
  const request = vi.spyOn(free, 'request');
  const { refresh, done } = openTab(free);
  expect([await refresh(), done, request.mock.calls.length]).toEqual([
    { outcome: 'refreshed' },
    ['trades refresh-0', 'shares refresh-1'],
    1,
  ]);
});

test.each([
  ['with a lock', createFakeLocks()],
  ['in a browser without locks', undefined],
])('SES-11: a trade without an answer is not made again, and nothing is shared: %s', async (_, locks) => {
  const { refresh, done } = openTab(locks, () => Promise.reject(new MemberError('unavailable')));
  await expect(refresh()).rejects.toThrow('Member: unavailable');
  expect(done).toEqual(['trades refresh-0']);
});

test('SES-11: who has no refresh token is refused without a question', async () => {
  const { refresh, done, store } = openTab(undefined);
  store.clear();
  expect([await refresh(), done]).toEqual([{ outcome: 'refused' }, []]);
});

test('SES-11: a refusal ends the tokens, and says what the server says', async () => {
  const refused = new MemberError('unauthorised', { words: 'Call us.' });
  const { refresh, store } = openTab(undefined, () => Promise.reject(refused));
  expect([await refresh(), store.refresh()]).toEqual([{ outcome: 'refused', words: 'Call us.' }, null]);
});

/** Other writers during a trade, with its outcome and the token that the tab holds then. */
const others: [name: string, write: (store: TokenStore) => void, outcome: object, token: string | null][] = [
  ['a logout', (store) => store.clear(), { outcome: 'refused' }, null],
  [
    'another tab’s tokens',
    (store) =>
      store.adopt(pairOf(7), {
        owner: { ...owner, generation: 7 },
        savedAt: noon,
        expiresAt: noon + 300_000,
      }),
    { outcome: 'refreshed' },
    'refresh-7',
  ],
];

test.each(others)(
  'SES-10: %s wins over the answer to a trade, and over its refusal; nothing is shared',
  async (_, write, outcome, token) => {
    for (const answer of [() => pairOf(1), () => Promise.reject(new MemberError('unauthorised'))]) {
      const { refresh, done, store } = openTab(undefined, async (kept) => {
        write(kept);
        return answer();
      });
      expect([await refresh(), store.refresh(), done]).toEqual([outcome, token, ['trades refresh-0']]);
    }
  },
);

test.each(others)(
  'SES-10: %s before the lock is free: nobody is asked, nothing is traded',
  async (_, write, outcome, token) => {
    const { locks, asked, patience } = holdLock();
    const { refresh, done, store } = openTab(locks);
    const told = refresh();
    await vi.waitFor(() => expect(asked.length).toBe(2));
    write(store);
    patience.abort();
    expect([await told, store.refresh(), done]).toEqual([outcome, token, []]);
  },
);
