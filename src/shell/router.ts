import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { FailedRoute } from './routes/FailedRoute.tsx';
import { routeTree } from './routes/routeTree.ts';
import { readSearchText, writeSearchText } from '#src/routing/searchText.ts';
import type { RouterContext } from '#src/routing/context.ts';
import { LoadingScreen } from './LoadingScreen.tsx';
import { isRouters } from './scroll/isRouters.ts';
import { toInternal, toPublic } from '#contract/address/pairs.ts';

export const stringifySearch = (search: object): string => {
  const text = writeSearchText(search);
  return text === '' ? '' : `?${text}`;
};

/** A page that comes sooner shows no sign of loading (LDR-09), in milliseconds. */
const pendingAfter = 150;

/**
 * The router of one browser tab, or of one request. A page whose view changes stays until the new view has come: a sign of
 * loading in its place would take the focus away (CAL-56).
 */
export const createSiteRouter = (context: RouterContext, history: RouterHistory) => {
  const router = createRouter({
    routeTree,
    context,
    history,
    parseSearch: readSearchText,
    stringifySearch,
    rewrite: {
      input: ({ url }) => {
        url.pathname = toInternal(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = toPublic(url.pathname);
        return url;
      },
    },
    trailingSlash: 'never',
    // On the server it would write an inline script; the browser restores by itself after hydration.
    scrollRestoration: context.isServer ? false : isRouters,
    scrollRestorationBehavior: 'instant',
    defaultPreloadStaleTime: 0,
    // The content queries decide what is stale, not the router.
    defaultStaleTime: 0,
    defaultPendingMs: pendingAfter,
    // A page that has come is shown at once, however short the sign of loading was.
    defaultPendingMinMs: 0,
    defaultPendingComponent: LoadingScreen,
    defaultErrorComponent: FailedRoute,
  });
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    router.options.defaultPendingMs = pathChanged ? pendingAfter : Infinity;
  });
  return router;
};

export type SiteRouter = ReturnType<typeof createSiteRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: SiteRouter;
  }
}
