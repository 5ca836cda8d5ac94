import type { MemberClient } from '../api/member.ts';
import { MemberError, type MemberErrorCode } from '../api/memberError.ts';
import { sessionSettings } from './sessionSettings.ts';
import type { Tabs } from './sessionTabs.ts';
import type { TokenStore } from './sessionTokens.ts';

interface RefreshDeps {
  client: Pick<MemberClient, 'refresh'>;
  store: TokenStore;
  tabs: Pick<Tabs, 'ask' | 'tellRotated'>;
  /** Undefined in browsers without Web Locks. */
  locks: Pick<LockManager, 'request'> | undefined;
}

type Outcome = 'refreshed' | 'refused';

/** The server's no; anything else may pass (SES-11). */
const refusals: readonly MemberErrorCode[] = ['unauthorised', 'refused', 'dead', 'gone', 'invalid'];
const isRefusal = (error: unknown): boolean => error instanceof MemberError && refusals.includes(error.code);

/** Runs while no other tab does, or at last without waiting for it: a tab that hangs must not end the session. */
const afterOthers = async <T>(locks: RefreshDeps['locks'], work: () => Promise<T>): Promise<T> => {
  if (!locks) return work();
  let hasBegun = false;
  const begin = (): Promise<T> => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(
      sessionSettings.lock,
      { signal: AbortSignal.timeout(sessionSettings.lockTimeout) },
      begin,
    );
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
};

/**
 * Trades the refresh token (SES-09, SES-10). Whoever wrote the storage during the flight wins: a logout, or another
 * tab's tokens; what comes back then is thrown away, and its refusal is no logout.
 * @throws MemberError where nobody answered
 */
export const createRefresh = ({ client, store, tabs, locks }: RefreshDeps) => {
  const outcomeNow = (): Outcome => (store.refresh() === null ? 'refused' : 'refreshed');

  const trade = async (known: string): Promise<Outcome> => {
    // A tab that slept may hold a token that is used up: presenting it would end the session of all.
    if (store.refresh() === known && store.expiresIn() <= 0) await tabs.ask();
    const mine = store.refresh();
    if (mine === null || mine !== known) return outcomeNow();
    try {
      const pair = await client.refresh(mine);
      if (store.refresh() !== mine) return outcomeNow();
      store.save(pair);
      tabs.tellRotated();
      return 'refreshed';
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (store.refresh() === mine) store.clear();
      return outcomeNow();
    }
  };

  return async (): Promise<{ outcome: Outcome }> => {
    const known = store.refresh();
    if (known === null) return { outcome: 'refused' };
    return { outcome: await afterOthers(locks, () => trade(known)) };
  };
};
