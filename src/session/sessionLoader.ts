import { useSyncExternalStore } from 'react';
import type { Intent } from '#machines/session/session.setup.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { sessionLimits } from '#contract/settings/session.ts';
import type { TokenPair } from '#contract/wire/member/session.ts';
import type { MemberClient } from '#src/api/member/member.ts';
import type { MemberRequest } from '#src/api/member/memberRequest.ts';
import type { SiteClock } from '#contract/programme/time/clock.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { storageKeys } from './sessionSettings.ts';
import type { WhoIs } from './whoIs.ts';

export type { SessionRef };

/** Everything for members, fetched for a tab that needs it. */
export interface MemberSession {
  client: MemberClient;
  /** Calls the API for the member; some pages make their own clients of it. */
  request: MemberRequest;
  /** The member's profile has changed: the other tabs fetch it anew (PRO-02). */
  shareProfile: () => void;
  session: SessionRef;
  /** The server's time, from its last answer (SES-07). */
  clock: SiteClock;
  whoIs: WhoIs;
  /**
   * Stores the tokens of a successful login. The session still needs `login.verified`.
   * @throws MemberError `malformed` for an unreadable access token
   */
  begin: (tokens: TokenPair, memberId: string) => void;
  /** A resumed act that no control has taken yet (its page was another one, or was reloaded): once, for its control. */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
  /** Whether an act of the member is under way, and would be lost with the document. */
  isActing: () => boolean;
}

/** The access to it, on every page. */
export interface SessionLoader {
  /** Whether the tab has a session, or another may hand it one: a look at the storage, enough for a first guess (SES-05). */
  holdsSession: () => boolean;
  /** The loaded member session, or null. */
  current: () => MemberSession | null;
  /** Loads it, once. @throws if its scripts cannot be fetched; a later call tries again */
  load: () => Promise<MemberSession>;
  subscribe: (listener: () => void) => () => void;
}

/** Nobody is a member: for the server, and for a festival without accounts. */
export const noSession: SessionLoader = {
  holdsSession: () => false,
  current: () => null,
  load: () => Promise.reject(new Error('There are no sessions here')),
  subscribe: () => () => {},
};

const tabStorage = createSafeStorage(() => sessionStorage);
const browserStorage = createSafeStorage(() => localStorage);
const looksLikeSession = (): boolean =>
  [storageKeys.access, storageKeys.refresh].some((key) => tabStorage.get(key) !== null);

/**
 * Whether a new tab may find a session in another one: a member was active in this browser recently. Not after a logout here,
 * nor on the login page.
 */
const mayBeHanded = (): boolean =>
  Date.now() - Number(browserStorage.get(storageKeys.lastActivity) ?? Number.NaN) < sessionLimits.idleLimit &&
  [storageKeys.left, storageKeys.pending].every((key) => tabStorage.get(key) === null);

/**
 * No chart: it is one promise, kept once it succeeds. Nobody sees it wait or fail; until it is loaded the page is a
 * visitor's.
 * @param fetchSession fetches the scripts and opens the session; `isSought`: after asking the other tabs for theirs
 */
export const createSessionLoader = (
  fetchSession: (isSought: boolean) => Promise<MemberSession>,
): SessionLoader => {
  const listeners = new Set<() => void>();
  let current: MemberSession | null = null;
  let loading: Promise<MemberSession> | null = null;
  // At the page's begin, and never again: a visitor who has begun to log in is not interrupted.
  let isSought = !looksLikeSession() && mayBeHanded();
  const load = async (): Promise<MemberSession> => {
    try {
      current = await fetchSession(isSought);
    } catch (error) {
      loading = null;
      throw error;
    } finally {
      isSought = false;
    }
    for (const listener of listeners) listener();
    return current;
  };
  return {
    holdsSession: () =>
      current ? current.session.getSnapshot().matches('authenticated') : isSought || looksLikeSession(),
    current: () => current,
    load: () => (loading ??= load()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const none = () => null;

/** The member's session, for components; null in the server's HTML and until it is loaded. */
export const useMemberSession = (loader: SessionLoader): MemberSession | null =>
  useSyncExternalStore(loader.subscribe, loader.current, none);
