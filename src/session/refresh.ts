import type { MemberClient } from '#src/api/member/member.ts';
import { MemberError, type MemberErrorCode } from '#src/api/member/memberError.ts';
import { sessionSettings } from './sessionSettings.ts';
import type { Tabs } from './tabs.ts';
import type { TokenStore } from './tokens.ts';

interface RefreshDeps {
  client: Pick<MemberClient, 'refresh'>;
  store: TokenStore;
  tabs: Pick<Tabs, 'ask' | 'shareTokens'>;
  /** Undefined in browsers without Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined;
}

interface Refreshed {
  outcome: 'refreshed' | 'refused';
  /** SES-11: the server's explanation to the member, if any. */
  words?: string;
}

/** The server's refusals; any other error may pass (SES-11). */
const refusals: readonly MemberErrorCode[] = [
  'unauthorised',
  'forbidden',
  'refused',
  'dead',
  'gone',
  'invalid',
];
const isRefusal = (error: unknown): error is MemberError =>
  error instanceof MemberError && refusals.includes(error.code);

/**
 * Runs while no other tab does, or at last without waiting for it: a hanging tab must not end the session.
 * @param work gets whether another tab was at it before
 */
const afterOthers = async <T>(
  locks: RefreshDeps['locks'],
  work: (hasWaited: boolean) => Promise<T>,
): Promise<T> => {
  if (!locks) return work(false);
  let hasBegun = false;
  const begin = (hasWaited: boolean): Promise<T> => {
    hasBegun = true;
    return work(hasWaited);
  };
  const { lock: name, lockTimeout } = sessionSettings;
  try {
    const atOnce = await locks.request(
      name,
      { ifAvailable: true },
      async (lock) => lock && { result: await begin(false) },
    );
    if (atOnce) return atOnce.result;
    return await locks.request(name, { signal: AbortSignal.timeout(lockTimeout) }, () => begin(true));
  } catch (error) {
    if (hasBegun) throw error;
    return begin(true);
  }
};

/**
 * Trades the refresh token (SES-09, SES-10). Another writer of the storage during the request wins: a logout, or another
 * tab's tokens; the answer is then thrown away, and its refusal is no logout.
 * @throws MemberError without an answer
 */
export const createRefresh = ({ client, store, tabs, locks }: RefreshDeps) => {
  const outcomeNow = (): Refreshed => ({ outcome: store.refresh() === null ? 'refused' : 'refreshed' });

  const trade = async (known: string, hasWaited: boolean): Promise<Refreshed> => {
    // A tab that slept may have a used-up token, which would end the session of all tabs. Another tab's new tokens may still
    // be on their way.
    if (store.refresh() === known && (hasWaited || store.expiresIn() <= 0)) await tabs.ask();
    const mine = store.refresh();
    if (mine === null || mine !== known) return outcomeNow();
    try {
      const pair = await client.refresh(mine);
      const owner = store.owner();
      if (store.refresh() !== mine || !owner) return outcomeNow();
      store.save(pair, { ...owner, generation: owner.generation + 1 });
      // While the lock is held: the next holder finds them on their way.
      tabs.shareTokens();
      return { outcome: 'refreshed' };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (store.refresh() !== mine) return outcomeNow();
      store.clear();
      return { outcome: 'refused', words: error.words };
    }
  };

  return async (): Promise<Refreshed> => {
    const known = store.refresh();
    if (known === null) return { outcome: 'refused' };
    return afterOthers(locks, (hasWaited) => trade(known, hasWaited));
  };
};
