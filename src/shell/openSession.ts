import type { QueryClient } from '@tanstack/react-query';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import type { SiteRouter } from './router.ts';
import { createMemberSession, seekSession, type Browser } from '#src/session/memberSession.ts';
import { leadAway } from './leadAway.ts';
import { sessionSettings } from '#src/session/sessionSettings.ts';
import { jitterOf } from '#contract/settings/retry.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';

interface BrowserOptions {
  queryClient: QueryClient;
  settings: Pick<PageSettings, 'memberApiUrl'>;
  /** How far the server's clock is ahead of the device's, according to the page. */
  clockAhead: number;
  /** The tab has no tokens: it asks the others for theirs first. */
  isSought: boolean;
  router: () => SiteRouter;
}

/** The member's session of this browser tab. */
export const openMemberSession = async ({
  queryClient,
  settings,
  clockAhead,
  isSought,
  router,
}: BrowserOptions): Promise<MemberSession> => {
  const browser: Browser = {
    window,
    document,
    tabStorage: () => sessionStorage,
    sharedStorage: () => localStorage,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel(sessionSettings.channel) : null,
    locks: navigator.locks,
    fetch: (url, init) => fetch(url, init),
    device: () => Date.now(),
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    jitter: jitterOf(Math.random()),
  };
  if (isSought) await seekSession(browser, clockAhead);
  return createMemberSession({
    queryClient,
    memberApiUrl: settings.memberApiUrl,
    clockAhead,
    onSignedOut: (reason) => leadAway(router(), reason),
    browser,
  });
};
