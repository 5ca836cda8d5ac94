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

export type { SessionRef };

/** Everything that belongs to members, fetched for a tab that needs it. */
export interface MemberSession {
  client: MemberClient;
  /** Asks for the member what only some pages need: they make clients of it. */
  request: MemberRequest;
  /** The member's profile is another one: the other tabs ask for it anew (PRO-02). */
  shareProfile: () => void;
  session: SessionRef;
  /** The server's time, as its last answer told it (SES-07). */
  clock: SiteClock;
  /**
   * A login succeeded: keeps the tokens. The session still has to be told (`login.verified`).
   * @returns the member's uuid
   * @throws MemberError `malformed` where the access token cannot be read
   */
  begin: (tokens: TokenPair) => string;
  /**
   * What was resumed and no control has taken yet (its page was another one, or was loaded anew): once, for the control
   * whose it is.
   */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
  /** Whether something that the member did is on its way, and would be lost with the document. */
  isActing: () => boolean;
}

/** The way to it, which every page has. */
export interface SessionLoader {
  /** Whether the tab holds a session, or another may hand it one: a look at the storage, good for a first guess (SES-05). */
  holdsSession: () => boolean;
  /** The member's session, once it is loaded. */
  current: () => MemberSession | null;
  /** Loads it, once. @throws where its scripts cannot be fetched; it can be asked again */
  load: () => Promise<MemberSession>;
  subscribe: (listener: () => void) => () => void;
}

/** The server knows no members. */
export const noSession: SessionLoader = {
  holdsSession: () => false,
  current: () => null,
  load: () => Promise.reject(new Error('There is no session on the server')),
  subscribe: () => () => {},
};

const tabStorage = createSafeStorage(() => sessionStorage);
const browserStorage = createSafeStorage(() => localStorage);
const looksLikeSession = (): boolean =>
  [storageKeys.access, storageKeys.refresh].some((key) => tabStorage.get(key) !== null);

/**
 * Whether a new tab may find a session in another one: a member did something in this browser not long ago. Not where
 * one was logged out, nor where one is about to log in.
 */
const mayBeHanded = (): boolean =>
  Date.now() - Number(browserStorage.get(storageKeys.lastActivity) ?? Number.NaN) < sessionLimits.idleLimit &&
  [storageKeys.left, storageKeys.pending].every((key) => tabStorage.get(key) === null);

/**
 * No chart: it is one promise, kept once it is good. Nobody sees it wait or fail; until it is loaded the page is a
 * visitor's.
 * @param fetchSession fetches the scripts and opens the session; `isSought`: once the other tabs were asked for theirs
 */
export const createSessionLoader = (
  fetchSession: (isSought: boolean) => Promise<MemberSession>,
): SessionLoader => {
  const listeners = new Set<() => void>();
  let current: MemberSession | null = null;
  let loading: Promise<MemberSession> | null = null;
  // As the page begins, and never again: a visitor who has begun to log in is not interrupted.
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

/** The member's session, for what is drawn; null in the server's HTML and until it is loaded. */
export const useMemberSession = (loader: SessionLoader): MemberSession | null =>
  useSyncExternalStore(loader.subscribe, loader.current, none);
