import { createRoute, getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageAnswer } from '#src/routing/context.ts';
import type { LanguageRoute } from '#src/shell/routes/language.route.tsx';
import { UnavailableView } from './UnavailableView.tsx';

/** `/{lang}/503` (RTE-11): the view at its own address; it leads home as soon as home answers again. */
export const unavailableRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: '503',
    staticData: { page: 'unavailable' },
    loader: ({ context }): PageAnswer => ({
      status: 503,
      head: { title: context.i18n.t('page.error.title'), noindex: true },
    }),
    component: UnavailableAddress,
  });

const route = getRouteApi('/$lang/503');

function UnavailableAddress(): ReactNode {
  const { lang, loadTexts } = route.useRouteContext();
  return <UnavailableView lang={lang} load={loadTexts} wanted={`/${lang}`} />;
}
