import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PageAnswer } from '#src/shell/context.ts';
import { bareHead, notFoundChunk } from '#src/shell/loadPage.ts';
import { languageRoute } from '#src/shell/language.route.tsx';

const NotFoundScreen = lazyRouteComponent(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen');

/** `/{lang}/404` (RTE-10); needs no content host. */
export const notFoundRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '404',
  loader: async ({ context }): Promise<PageAnswer> => {
    await NotFoundScreen.preload?.();
    return { status: 404, chunk: notFoundChunk, head: bareHead(context.i18n.t('page.404.title')) };
  },
  component: NotFoundRoute,
});

function NotFoundRoute() {
  const { lang } = notFoundRoute.useRouteContext();
  return <NotFoundScreen lang={lang} />;
}
