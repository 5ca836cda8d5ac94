import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageAnswer } from '#src/shell/context.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

const opening = () => import('./notFound.page.tsx');
const NotFoundScreen = lazyRouteComponent(opening, 'NotFoundScreen');

/** `/{lang}/404` (RTE-10); needs no content host. */
export const notFoundRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: '404',
    staticData: { page: 'notFound' },
    loader: async ({ context }): Promise<PageAnswer> => {
      // What `preload` could not fetch it does not tell.
      await Promise.all([opening(), NotFoundScreen.preload?.()]);
      return { status: 404, head: { title: context.i18n.t('page.404.title'), noindex: true } };
    },
    component: NotFoundAddress,
  });

const route = getRouteApi('/$lang/404');

function NotFoundAddress(): ReactNode {
  const { lang } = route.useRouteContext();
  return <NotFoundScreen lang={lang} />;
}
