import { createRoute, useRouter } from '@tanstack/react-router';
import { pageQuery } from '#src/api/queries.ts';
import type { PageAnswer } from '#src/shell/context.ts';
import { bareHead, unavailableChunk } from '#src/shell/loadPage.ts';
import { retryFailed } from '#src/api/retryFailed.ts';
import { UnavailableView } from './UnavailableView.tsx';
import { languageRoute } from '#src/shell/language.route.tsx';

/** `/{lang}/503` (RTE-11): the view on its own address; it leads home as soon as home answers again. */
export const unavailableRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '503',
  loader: ({ context }): PageAnswer => ({
    status: 503,
    chunk: unavailableChunk,
    head: bareHead(context.i18n.t('page.error.title')),
  }),
  component: UnavailableAddress,
});

function UnavailableAddress() {
  const { lang, client, queryClient } = unavailableRoute.useRouteContext();
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
