import type { QueryClient } from '@tanstack/react-query';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/session.machine.ts';
import type { SignedOutReason } from '#machines/session/session.setup.ts';
import type { SessionRef } from '#machines/session/sessionRef.ts';
import { createMemberClient, type MemberClient } from '#src/api/member/member.ts';
import { newKey } from '#src/api/member/newKey.ts';
import { memberKey, placesKey, profileKey } from '#src/api/member/memberQueries.ts';
import { type Authority, createMemberRequest, type MemberRequest } from '#src/api/member/memberRequest.ts';
import type { MemberSession } from './sessionLoader.ts';
import { createAuthority, nobody } from './authority.ts';
import { createServerClock } from './serverClock.ts';
import { clearMemberCookie, crossSiteTokenIn, writeMemberCookie } from './cookies.ts';
import { createKeepParked, createTakeIntent, readParked } from './intents.ts';
import { createActivity, createPresence, type Listened } from './presence.ts';
import { createRefresh } from './refresh.ts';
import { storageKeys } from './sessionSettings.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { createKeptTickets } from '#src/storage/keptTickets.ts';
import { createTabs, type Channel } from './tabs.ts';
import { createTokenStore } from './tokens.ts';
import { createWhoIs } from './whoIs.ts';
import { isActing } from './session.selectors.ts';

/** The browser's services. */
export interface Browser {
  window: Listened & { location: { protocol: string } };
  document: Listened & { visibilityState: string; cookie: string };
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

export interface MemberSessionOptions {
  browser: Browser;
  queryClient: QueryClient;
  memberApiUrl: string;
  /** How far the server's clock is ahead of the device's, according to the page. */
  clockAhead: number;
  /** Nobody is logged in any more: goes to a page that shows it. */
  onSignedOut: (reason: SignedOutReason) => void;
}

/** The storages of the tab and the browser, and the other tabs. */
const openKept = (
  { tabStorage, sharedStorage, device, channel, wait }: Browser,
  clockAhead: number,
  onProfile: () => void,
) => {
  const storage = createSafeStorage(tabStorage);
  const clock = createServerClock(device, clockAhead, storage);
  const store = createTokenStore(storage, clock);
  const activity = createActivity(createSafeStorage(sharedStorage), device);
  return { storage, clock, store, activity, tabs: createTabs({ channel, store, activity, wait, onProfile }) };
};

/** Asks the other tabs for a session, for a new tab without tokens (SES-10). */
export const seekSession = (browser: Browser, clockAhead: number): Promise<void> =>
  openKept(browser, clockAhead, () => {}).tabs.seek();

/** Opens the session of a tab from its storage, with everything that keeps it going. */
export const createMemberSession = ({
  browser,
  queryClient,
  memberApiUrl,
  clockAhead,
  onSignedOut,
}: MemberSessionOptions): MemberSession => {
  const { window, document, device, locks } = browser;
  const isSecure = window.location.protocol === 'https:';
  const { storage, clock, store, activity, tabs } = openKept(
    browser,
    clockAhead,
    () => void queryClient.invalidateQueries({ queryKey: profileKey }),
  );
  const keptTickets = createKeptTickets(browser.sharedStorage);
  const memberId = store.owner()?.memberId ?? null;
  if (memberId === null) store.clear();

  const requestOf = (authority: Authority): MemberRequest =>
    createMemberRequest({
      fetch: browser.fetch,
      baseUrl: memberApiUrl,
      authority,
      crossSiteToken: (cookie) => crossSiteTokenIn(document, cookie, isSecure),
      onServerTime: clock.heed,
    });
  const ownClient = createMemberClient(requestOf(nobody));
  /** The tab's data about the member, apart from the tokens, which may be the next one's already. */
  const forgetMember = (): void => {
    clearMemberCookie(document);
    for (const queryKey of [memberKey, placesKey]) queryClient.removeQueries({ queryKey });
  };
  /** SES-13: all data of the member in this tab. */
  const forget = (): void => {
    store.clear();
    for (const key of [storageKeys.pending, storageKeys.additions]) storage.remove(key);
    storage.set(storageKeys.left, 'yes');
    forgetMember();
  };
  const signOut = async (): Promise<void> => {
    const token = store.lastAccess();
    forget();
    if (token !== null) await ownClient.signOut(token);
  };
  const session: SessionRef = createActor(
    sessionMachine.provide({
      actors: {
        refresh: fromPromise(createRefresh({ client: ownClient, store, tabs, locks })),
        signOut: fromPromise(signOut),
        keepParked: createKeepParked(storage, device),
        presence: createPresence({ store, activity, window, document }),
        tabs: tabs.source,
      },
    }),
    { input: { memberId, parked: readParked(storage, device()), jitter: browser.jitter } },
  );
  session.on('dropped', forgetMember);
  session.on('signedOut', ({ reason }) => {
    forget();
    if (reason === 'asked') keptTickets.remove();
    onSignedOut(reason);
  });
  session.start();

  const request = requestOf(createAuthority(store, session));
  const client = createMemberClient(request);
  const profile: MemberClient['profile'] = async (signal) => {
    const answer = await client.profile(signal);
    // An answer after the member has left is ignored.
    if (session.getSnapshot().context.memberId !== null) writeMemberCookie(document, answer.uuid, isSecure);
    return answer;
  };
  return {
    client: { ...client, profile },
    request,
    shareProfile: tabs.shareProfile,
    session,
    clock,
    whoIs: createWhoIs(ownClient),
    begin: (pair, begun) => {
      activity.note();
      store.save(pair, { memberId: begun, family: newKey(), generation: 0 });
      storage.remove(storageKeys.left);
      // PKT-03: this device is another member's now.
      if (keptTickets.read()?.member !== begun) keptTickets.remove();
    },
    takeIntent: createTakeIntent(session),
    isActing: () => isActing(session.getSnapshot()),
  };
};
