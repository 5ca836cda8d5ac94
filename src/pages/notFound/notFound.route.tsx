import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageAnswer } from '#src/shell/context.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

const NotFoundScreen = lazyRouteComponent(() => import('./notFound.page.tsx'), 'NotFoundScreen');

/** `/{lang}/404` (RTE-10); needs no content host. */
export const notFoundRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: '404',
    staticData: { page: 'notFound' },
    loader: async ({ context }): Promise<PageAnswer> => {
      await NotFoundScreen.preload?.();
      return { status: 404, head: { title: context.i18n.t('page.404.title'), noindex: true } };
    },
    component: NotFoundAddress,
  });

const route = getRouteApi('/$lang/404');

function NotFoundAddress(): ReactNode {
  const { lang } = route.useRouteContext();
  return <NotFoundScreen lang={lang} />;
}
