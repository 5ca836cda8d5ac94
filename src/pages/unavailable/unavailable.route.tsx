import { createRoute, getRouteApi, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageQuery } from '#src/api/queries.ts';
import { retryFailed } from '#src/api/retryFailed.ts';
import type { PageAnswer } from '#src/shell/context.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';
import { UnavailableView } from './UnavailableView.tsx';

/** `/{lang}/503` (RTE-11): the view on its own address; it leads home as soon as home answers again. */
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
  const { lang, client, queryClient } = route.useRouteContext();
  const router = useRouter();
  return (
    <UnavailableView
      lang={lang}
      retryAfter={null}
      retry={() => retryFailed(queryClient, () => queryClient.fetchQuery(pageQuery(client, lang, '', {})))}
      onRecovered={() => void router.navigate({ to: '/$lang', params: { lang }, replace: true })}
    />
  );
}
