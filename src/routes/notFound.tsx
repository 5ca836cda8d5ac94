import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PageAnswer } from '../app/context.ts';
import { bareHead, notFoundChunk } from '../app/loadPage.ts';
import { languageRoute } from './language.tsx';

const NotFoundScreen = lazyRouteComponent(
  () => import('../screens/page/NotFoundScreen.tsx'),
  'NotFoundScreen',
);

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
