import type { SessionRef } from '#machines/session/sessionRef.ts';
import { MemberError } from '#src/api/member/memberError.ts';
import type { Authority } from '#src/api/member/memberRequest.ts';
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

/** For the session's own calls, which carry their tokens. */
export const nobody: Authority = { token: () => null, renew: () => Promise.resolve(null) };

/**
 * The session's voice for calls with a token (SES-14): however many calls are refused at once, the session requests new
 * tokens once.
 */
export const createAuthority = (store: TokenStore, session: SessionRef): Authority => ({
  token: () => store.access(),
  renew: async (rejected) => {
    const held = store.access();
    if (held !== null && held !== rejected) return held;
    session.send({ type: 'refresh.asked' });
    await refreshed(session);
    const snapshot = session.getSnapshot();
    if (snapshot.matches(isWaiting)) throw new MemberError('unavailable');
    return snapshot.matches('authenticated') ? store.access() : null;
  },
});
