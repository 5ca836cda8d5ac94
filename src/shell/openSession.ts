import type { QueryClient } from '@tanstack/react-query';
import type { MemberArea } from '#src/session/sessionLoader.ts';
import type { SiteRouter } from './router.ts';
import { createMemberArea } from '#src/session/memberSession.ts';
import { leadAway } from './leadAway.ts';
import { sessionSettings } from '#src/session/sessionSettings.ts';
import { jitterOf } from '#contract/settings/retry.ts';
import type { PageSettings } from '#contract/settings/pageSettings.ts';

interface BrowserOptions {
  queryClient: QueryClient;
  settings: Pick<PageSettings, 'memberApiUrl'>;
  /** How far the server's clock is ahead of the device's, as the page knows it. */
  clockAhead: number;
  router: () => SiteRouter;
}

/** The member area of this browser tab. */
export const openMemberArea = ({ queryClient, settings, clockAhead, router }: BrowserOptions): MemberArea =>
  createMemberArea({
    queryClient,
    memberApiUrl: settings.memberApiUrl,
    clockAhead,
    onSignedOut: (reason) => leadAway(router(), reason),
    surroundings: {
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
    },
  });
