import { QueryClient } from '@tanstack/react-query';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import type { AttemptKept } from '#machines/login/login.setup.ts';
import type { RequestKept } from '#machines/mailedCode/mailedRequest.ts';
import { listening } from '#machines/port.ts';
import { type MachineName } from '#machines/testing/everyMachine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { createAccountClient } from '#src/api/member/account.ts';
import { createContentClient } from '#src/api/content.ts';
import { createDetailsClient } from '#src/api/member/details.ts';
import { createDeviceSessionsClient } from '#src/api/member/deviceSessions.ts';
import { createMemberClient } from '#src/api/member/member.ts';
import { createMemberRequest } from '#src/api/member/memberRequest.ts';
import { createOwnDataClient } from '#src/api/member/ownData.ts';
import { provideLogin } from '#src/controls/login/login.actor.ts';
import { provideNewsletter, askOurServer } from '#src/layout/newsletter/newsletter.actor.ts';
import { provideSearchBar } from '#src/layout/search/searchBar.actor.ts';
import { suggestIn } from '#src/layout/search/suggestions.ts';
import { provideLocation } from '#src/pages/account/location.actor.ts';
import { providePasswordReset } from '#src/pages/account/passwordReset.actor.ts';
import { provideRegistration } from '#src/pages/account/registration.actor.ts';
import { providePhotoViewer } from '#src/pages/artist/photos/photoViewer.actor.ts';
import { Viewer } from '#src/pages/artist/photos/Viewer.tsx';
import { viewerCode } from '#src/pages/artist/photos/viewerCode.ts';
import { provideDeviceSessions } from '#src/pages/profile/account/deviceSessions.actor.ts';
import { providePasswordChange } from '#src/pages/profile/account/passwordChange.actor.ts';
import { provideProfileForm } from '#src/pages/profile/account/profileForm.actor.ts';
import { provideNewsletterSwitch } from '#src/pages/profile/newsletter/newsletterSwitch.actor.ts';
import { provideAccountDeletion } from '#src/pages/profile/ownData/accountDeletion.actor.ts';
import { provideSearch } from '#src/pages/search/search.actor.ts';
import { provideUnavailable } from '#src/pages/unavailable/unavailable.actor.ts';
import { provideReservation } from '#src/controls/reservation/reservation.actor.ts';
import { provideWishlist } from '#src/controls/wishlist/wishlist.actor.ts';
import { askAgain } from '#src/pages/unavailable/askAgain.ts';
import { createServerClock } from '#src/session/serverClock.ts';
import { createRefresh } from '#src/session/refresh.ts';
import { createSafeStorage } from '#src/storage/safeStorage.ts';
import { createTokenStore } from '#src/session/tokens.ts';
import { createFakeStorage } from '#src/session/testing/fakeBrowser.ts';
import { silentSources } from '#src/session/testing/silentSources.ts';
import { accessToken } from '#src/session/testing/fakeMemberServer.ts';

import { askOnNetwork } from './libraryOnNetwork.tsx';
import { ownSearch } from '#src/testing/ownSearch.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const now = Date.parse('2027-06-15T16:00:00Z');
const pair = { token: accessToken({ iat: now / 1000, exp: now / 1000 + 300 }), refresh_token: 'refresh-0' };
const photos = ['/1.avif', '/2.avif', '/3.avif'].map((url) => ({ url, title: '', thumbnail: null }));
const ids = { programmation: '7', edition: '2027', festival: '8' };

const memberRequest = (fetch: Fetch) =>
  createMemberRequest({
    fetch,
    baseUrl: '/api/member',
    authority: { token: () => pair.token, renew: () => Promise.resolve(null) },
    crossSiteToken: () => 'cookie',
    onServerTime: () => {},
  });
const memberClient = (fetch: Fetch) => createMemberClient(memberRequest(fetch));
const accountClient = (fetch: Fetch) => createAccountClient(memberRequest(fetch));
/** Stores nothing. */
const nobodyBegins = { whoIs: () => Promise.resolve('camille'), begin: () => {} };
const requests = { keep: listening<never, RequestKept>(() => {}) };

const provideSession = (fetch: Fetch) => {
  const client = memberClient(fetch);
  const storage = createSafeStorage(() => createFakeStorage());
  const store = createTokenStore(
    storage,
    createServerClock(() => now, 0, storage),
  );
  store.save(pair, { memberId: 'camille', family: 'family', generation: 0 });
  const tabs = { ask: () => Promise.resolve(), shareTokens: () => {} };
  return sessionMachine.provide({
    actors: {
      refresh: fromPromise(createRefresh({ client, store, tabs, locks: undefined })),
      signOut: fromPromise(() => client.signOut(pair.token)),
      ...silentSources,
    },
  });
};

const provideRetry = (fetch: Fetch) => {
  const client = createContentClient({
    fetch,
    baseUrl: '/api/content',
    calendarUrl: '/api/content',
    siteId: 1,
    log: () => {},
    sanitise: (html) => html,
    retries: 0,
  });
  return provideUnavailable(askAgain(() => client.page('en', '')));
};

/** Any answer counts as a photo; its code is there. */
const provideViewer = (fetch: Fetch) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(viewerCode.queryKey, () => Viewer);
  return providePhotoViewer(queryClient, photos, async (url) => {
    const { ok, headers } = await fetch(url);
    if (!ok || !headers.get('content-type')?.startsWith('image/'))
      throw new DOMException('', 'EncodingError');
  });
};

/** Of several hosts, which are asked one after the other. */
const hostedSearch = { ...ownSearch, url: null, isHosted: true };

/** For tests: a machine with its real ports on a network. */
const clock = { now: () => now };
/** Only the walk sends the controls' facts. */
const memberOf = (fetch: Fetch) => ({
  client: memberClient(fetch),
  session: createActor(sessionMachine, { input: { memberId: 'camille', parked: null, jitter: 1 } }),
  clock,
  takeIntent: () => null,
});

export interface Subject {
  /** The real ports, on that network. */
  provide: (fetch: Fetch) => AnyStateMachine;
  /** A person's ways to go on; a dialog of the session drops a parked act. */
  ways: readonly string[];
  /** The calls that a person can leave while they wait. */
  leaves: readonly string[];
}

/** For tests: every machine with outside calls; the cookie banner asks only the browser. */
export const subjects: Partial<Record<MachineName, Subject>> = {
  accountDeletion: {
    provide: (fetch) => provideAccountDeletion(createOwnDataClient(memberRequest(fetch))),
    ways: ['deletion.confirmed', 'deletion.dismissed'],
    leaves: [],
  },
  deviceSessions: {
    provide: (fetch) =>
      provideDeviceSessions({
        sessions: createDeviceSessionsClient(memberRequest(fetch)),
        queryClient: new QueryClient(),
      }),
    ways: ['end.pressed', 'others.pressed', 'retry.pressed'],
    leaves: [],
  },
  location: {
    provide: (fetch) => provideLocation(accountClient(fetch), new QueryClient(), 'en'),
    ways: ['retry.pressed', 'place.chosen'],
    leaves: [],
  },
  login: {
    provide: (fetch) =>
      provideLogin(() => Promise.resolve({ client: memberClient(fetch), ...nobodyBegins }), {
        keep: listening<never, AttemptKept>(() => {}),
      }),
    ways: ['credentials.submitted', 'code.submitted', 'resend.pressed', 'back.pressed', 'restart.pressed'],
    leaves: ['verify', 'resend'],
  },
  newsletter: {
    provide: (fetch) =>
      provideNewsletter(askOurServer({ fetch, token: () => 'cookie' }, '/api/newsletter', 'en')),
    ways: ['form.submitted'],
    leaves: [],
  },
  newsletterSwitch: {
    provide: (fetch) =>
      provideNewsletterSwitch({
        client: createOwnDataClient(memberRequest(fetch)),
        queryClient: new QueryClient(),
        lang: 'en',
      }),
    ways: ['newsletter.switched'],
    leaves: [],
  },
  passwordChange: {
    provide: (fetch) =>
      providePasswordChange({
        details: createDetailsClient(memberRequest(fetch)),
        queryClient: new QueryClient(),
      }),
    ways: ['passwords.submitted', 'again.pressed'],
    leaves: [],
  },
  passwordReset: {
    provide: (fetch) => providePasswordReset({ client: accountClient(fetch), requests }),
    ways: ['address.submitted', 'code.submitted', 'link.confirmed', 'password.submitted'],
    leaves: [],
  },
  photoViewer: {
    provide: provideViewer,
    ways: ['retry.pressed', 'viewer.dismissed', 'next.asked'],
    leaves: ['fetchPhoto'],
  },
  profileForm: {
    provide: (fetch) =>
      provideProfileForm({
        details: createDetailsClient(memberRequest(fetch)),
        queryClient: new QueryClient(),
        shareProfile: () => {},
      }),
    ways: ['edit.pressed', 'cancel.pressed', 'form.submitted', 'mine.kept', 'theirs.taken'],
    leaves: [],
  },
  registration: {
    provide: (fetch) =>
      provideRegistration({
        client: accountClient(fetch),
        path: '/v1/register',
        lang: 'en',
        draft: { forget: () => {} },
        requests,
        open: () => Promise.resolve(nobodyBegins),
      }),
    ways: ['form.submitted', 'code.submitted', 'password.submitted'],
    leaves: [],
  },
  reservation: {
    provide: (fetch) =>
      provideReservation({
        member: memberOf(fetch),
        queryClient: new QueryClient(),
        ids,
        clock,
        isGuarded: false,
        page: () => document,
        drawn: () => ({
          show: { ids, title: '', start: now, isSoldOut: false, isCalledOff: false, isPostponed: false },
          isExpected: false,
          refreshSeats: () => Promise.resolve(),
          onCancelled: () => {},
        }),
      }),
    ways: [
      'reserve.pressed',
      'cancel.pressed',
      'cancel.confirmed',
      'check.pressed',
      'retry.pressed',
      'popup.dismissed',
      'intent.dropped',
    ],
    leaves: ['reconcile'],
  },
  search: {
    provide: (fetch) =>
      provideSearch({
        ask: askOnNetwork(hostedSearch, fetch),
        hearAddress: () => () => {},
        window: () => new EventTarget(),
      }),
    ways: ['retry.pressed', 'question.typed', 'address.changed'],
    leaves: [],
  },
  searchBar: {
    provide: (fetch) =>
      provideSearchBar(
        suggestIn(new QueryClient(), {
          search: ownSearch,
          fetch,
          lang: 'en',
          clock: { now: () => 0 },
          timezone: 'America/Toronto',
        }),
      ),
    ways: ['text.typed', 'bar.escaped'],
    leaves: ['suggest'],
  },
  session: {
    provide: provideSession,
    ways: ['login.verified', 'login.dismissed', 'logout.pressed', 'session.extended'],
    leaves: ['refresh'],
  },
  unavailable: { provide: provideRetry, ways: ['retry.pressed'], leaves: [] },
  wishlist: {
    provide: (fetch) =>
      provideWishlist({
        member: memberOf(fetch),
        queryClient: new QueryClient(),
        ids,
        isGuarded: false,
        log: () => {},
      }),
    ways: ['heart.toggled', 'intent.dropped'],
    leaves: [],
  },
};
