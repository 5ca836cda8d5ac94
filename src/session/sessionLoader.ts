import { useSyncExternalStore } from 'react';
import type { Intent } from '#machines/session/session.machine.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import type { TokenPair } from '#contract/wire/session.ts';
import type { MemberClient } from '#src/api/member.ts';
import type { Clock } from '#src/shell/clock.ts';

export type { SessionRef };

/** Everything that belongs to members, fetched for a tab that needs it. */
export interface MemberArea {
  client: MemberClient;
  session: SessionRef;
  /** The server's time, as its last answer told it (SES-07). */
  clock: Clock;
  /**
   * A login succeeded: keeps the tokens. The session still has to be told (`login.verified`).
   * @returns the member's uuid
   * @throws MemberError `malformed` where the access token cannot be read
   */
  begin: (tokens: TokenPair) => string;
  /** The intent that was resumed and that no control has taken yet: its page was another one, or was loaded anew. */
  pendingIntent: () => Intent | null;
  /** The same, once, for the control whose it is. */
  takeIntent: (kind: Intent['kind'], programmation: string) => Intent | null;
}

/** The way to it, which every page has. */
export interface MemberDoor {
  /** Whether the tab holds a session: a look at its storage, good for a first guess (SES-05). */
  holdsSession: () => boolean;
  /** The area, once it is open. */
  area: () => MemberArea | null;
  /** Opens it, once. @throws where its scripts cannot be fetched; it can be asked again */
  open: () => Promise<MemberArea>;
  subscribe: (listener: () => void) => () => void;
}

/** The server knows no members. */
export const closedDoor: MemberDoor = {
  holdsSession: () => false,
  area: () => null,
  open: () => Promise.reject(new Error('There is no member area on the server')),
  subscribe: () => () => {},
};

const looksLikeSession = (): boolean => {
  try {
    return ['token', 'refresh_token'].some((key) => sessionStorage.getItem(key) !== null);
  } catch {
    return false;
  }
};

export const createMemberDoor = (load: () => Promise<MemberArea>): MemberDoor => {
  const listeners = new Set<() => void>();
  let area: MemberArea | null = null;
  let opening: Promise<MemberArea> | null = null;
  const open = async (): Promise<MemberArea> => {
    try {
      area = await load();
    } catch (error) {
      opening = null;
      throw error;
    }
    for (const listener of listeners) listener();
    return area;
  };
  return {
    holdsSession: () => (area ? area.session.getSnapshot().matches('authenticated') : looksLikeSession()),
    area: () => area,
    open: () => (opening ??= open()),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const none = () => null;

/** The area, for what is drawn; null in the server's HTML and until it is open. */
export const useMemberArea = (door: MemberDoor): MemberArea | null =>
  useSyncExternalStore(door.subscribe, door.area, none);
