import type { SessionRef } from '#machines/session/sessionRef.ts';
import { MemberError } from '#src/api/memberError.ts';
import type { Authority } from '#src/api/memberRequest.ts';
import type { TokenStore } from './tokens.ts';

const isRefreshing = { authenticated: { tokens: 'refreshing' } } as const;
const isWaiting = { authenticated: { tokens: 'waiting' } } as const;

const refreshed = (session: SessionRef): Promise<void> =>
  new Promise((resolve) => {
    if (!session.getSnapshot().matches(isRefreshing)) {
      resolve();
      return;
    }
    const following = session.subscribe((snapshot) => {
      if (snapshot.matches(isRefreshing)) return;
      following.unsubscribe();
      resolve();
    });
  });

/**
 * Speaks for the session where a call needs a token (SES-14): however many calls are refused at once, the session asks
 * for new tokens once.
 * @param sessionOf the session, which itself is asked by calls: known once it exists
 */
export const createAuthority = (store: TokenStore, sessionOf: () => SessionRef): Authority => ({
  token: () => store.access(),
  renew: async (rejected) => {
    const held = store.access();
    if (held !== null && held !== rejected) return held;
    const session = sessionOf();
    session.send({ type: 'refresh.asked' });
    await refreshed(session);
    const snapshot = session.getSnapshot();
    if (snapshot.matches(isWaiting)) throw new MemberError('unavailable');
    return snapshot.matches('authenticated') ? store.access() : null;
  },
});
