import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '#src/browser/whenIdle.ts';
import { prepareUnavailable } from '#src/pages/unavailable/UnavailableView.tsx';
import { languageOf } from './answer.ts';
import { listenToLinks } from './links.ts';
import type { NewVersion } from './newVersion.ts';
import { openLanguage } from './openLanguage.ts';
import type { SiteRouter } from './router.ts';

const addressOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

interface FollowDeps {
  queryClient: QueryClient;
  version: Pick<NewVersion, 'follow'>;
  /** Moves the page to a fragment of it. */
  glideTo: (url: URL) => void;
}

/**
 * Lets the router follow the links of the site. A link to the present page fetches its data again (RTE-26). For a link to
 * another language the texts come first, so that no address has words of another language below it (RTE-21).
 */
export const followLinks = (
  document: Document,
  router: SiteRouter,
  { queryClient, version, glideTo }: FollowDeps,
): void => {
  const { context } = router.options;
  let latest: URL | null = null;
  const follow = async (url: URL, resetScroll: boolean): Promise<void> => {
    const { pathname } = url;
    const href = addressOf(url);
    latest = url;
    context.awaited.set(null);
    if (version.follow(href)) return;
    try {
      if (languageOf(pathname) !== languageOf(location.pathname))
        await openLanguage(context, languageOf(pathname));
    } catch {
      if (latest === url) context.awaited.set(href);
      return;
    }
    if (latest === url) await router.navigate({ href, resetScroll });
  };
  const prepare = async () =>
    prepareUnavailable((await context.texts(languageOf(location.pathname))).load, context.settings.look);
  listenToLinks(document, {
    onFollow: (url, { keepScroll, card }) => {
      context.openedCard.set(addressOf(url), card);
      if (url.href === location.href) void queryClient.invalidateQueries({ refetchType: 'active' });
      void follow(url, !keepScroll);
    },
    onFragment: glideTo,
    onIntent: (url) => {
      // Not during the press.
      whenIdle(() => void prepare().catch(() => {}));
      if (url.href !== location.href) void router.preloadRoute({ to: '.', href: addressOf(url) });
    },
  });
};
