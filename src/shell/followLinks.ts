import type { QueryClient } from '@tanstack/react-query';
import { listenToLinks } from './links.ts';
import type { SiteRouter } from './router.ts';

const addressOf = ({ pathname, search, hash }: URL): string => pathname + search + hash;

/** Lets the router follow the links of the site. A link to the page one is on asks for its data again (RTE-26). */
export const followLinks = (document: Document, router: SiteRouter, queryClient: QueryClient): void => {
  listenToLinks(document, {
    onFollow: (url, { keepScroll }) => {
      if (url.href === location.href) void queryClient.invalidateQueries({ refetchType: 'active' });
      void router.navigate({ href: addressOf(url), resetScroll: !keepScroll });
    },
    onIntent: (url) => {
      if (url.href !== location.href) void router.preloadRoute({ to: '.', href: addressOf(url) });
    },
  });
};
