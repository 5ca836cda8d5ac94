import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine, type SignedOutReason } from '#machines/session/session.machine.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { createMemberClient, type MemberClient } from '#src/api/member.ts';
import { memberKey } from '#src/api/memberQueries.ts';
import { createMemberRequest } from '#src/api/memberRequest.ts';
import type { MemberArea } from './sessionLoader.ts';
import { createAuthority } from './authority.ts';
import { createServerClock } from './serverClock.ts';
import { clearMemberCookie, crossSiteTokenIn, writeMemberCookie } from './cookies.ts';
import { createIntents, keepParked, readParked } from './intents.ts';
import { createActivity, watchPresence } from './presence.ts';
import { createRefresh } from './refresh.ts';
import { createShelf } from '#src/storage/safeStorage.ts';
import { createTabs, type Channel } from './tabs.ts';
import { createTokenStore } from './tokens.ts';

type Listening = Pick<EventTarget, 'addEventListener'>;

/** What the browser gives. */
export interface Surroundings {
  window: Listening & { location: { protocol: string } };
  document: Listening & { visibilityState: string; cookie: string };
  /** May throw, where storage is forbidden. */
  tabStorage: () => Storage;
  sharedStorage: () => Storage;
  channel: Channel | null;
  locks: Pick<LockManager, 'request'> | undefined;
  fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** The device's clock, epoch ms. */
  device: () => number;
  wait: (ms: number) => Promise<void>;
  /** 0.7…1.3 */
  jitter: number;
}

export interface AreaOptions {
  surroundings: Surroundings;
  queryClient: QueryClient;
  memberApiUrl: string;
  /** How far the server's clock is ahead of the device's, as the page knows it. */
  clockAhead: number;
  /** Nobody is logged in any more: leads to where that can be seen. */
  onSignedOut: (reason: SignedOutReason) => void;
}

/** Opens the member area of a tab: its session as the storage says, and everything that keeps it going. */
export const createMemberArea = ({
  surroundings,
  queryClient,
  memberApiUrl,
  clockAhead,
  onSignedOut,
}: AreaOptions): MemberArea => {
  const { window, document, device } = surroundings;
  const isSecure = window.location.protocol === 'https:';
  const shelf = createShelf(surroundings.tabStorage);
  const clock = createServerClock(device, clockAhead, shelf);
  const store = createTokenStore(shelf, clock);
  const activity = createActivity(createShelf(surroundings.sharedStorage), device);
  const memberId = store.owner()?.memberId ?? null;
  if (memberId === null) store.clear();

  const client: MemberClient = createMemberClient(
    createMemberRequest({
      fetch: surroundings.fetch,
      baseUrl: memberApiUrl,
      authority: createAuthority(store, () => session),
      crossSiteToken: (cookie) => crossSiteTokenIn(document, cookie, isSecure),
      onServerTime: clock.heed,
    }),
  );
  const tabs = createTabs({
    channel: surroundings.channel,
    store,
    wait: surroundings.wait,
    onActivity: () => session.send({ type: 'activity.seen' }),
    onRotated: () => session.send({ type: 'tokens.rotated' }),
    onSignedOut: () => session.send({ type: 'signedOut.elsewhere' }),
  });
  /** What the tab knows of the member, apart from the tokens, which may be the next one's already. */
  const forgetMember = (): void => {
    clearMemberCookie(document);
    queryClient.removeQueries({ queryKey: memberKey });
  };
  /** SES-13: what this tab holds of the member goes before anybody else is told. */
  const forget = (): void => {
    store.clear();
    forgetMember();
  };
  const signOut = async (): Promise<void> => {
    const token = store.lastAccess();
    const member = store.owner()?.memberId;
    forget();
    if (member !== undefined) tabs.tellSignedOut(member);
    if (token !== null) await client.signOut(token);
  };
  const refresh = createRefresh({ client, store, tabs, locks: surroundings.locks });
  const session: SessionRef = createActor(
    sessionMachine.provide({
      actors: { refresh: fromPromise(refresh), signOut: fromPromise(signOut) },
    }),
    { input: { memberId, parked: readParked(shelf, device()), jitter: surroundings.jitter } },
  );
  session.on('dropped', forgetMember);
  session.on('signedOut', ({ reason }) => {
    forget();
    onSignedOut(reason);
  });
  keepParked(session, shelf, device);
  session.start();
  watchPresence({ session, store, tabs, activity, window, document });

  const profile: MemberClient['profile'] = async (signal) => {
    const answer = await client.profile(signal);
    // An answer that comes after the member has left is nobody's.
    if (session.getSnapshot().context.memberId !== null) writeMemberCookie(document, answer.uuid, isSecure);
    return answer;
  };
  return {
    client: { ...client, profile },
    session,
    clock,
    begin: (pair) => {
      activity.note();
      return store.save(pair).memberId;
    },
    ...createIntents(session, device),
  };
};
