import { getRouteApi } from '@tanstack/react-router';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export { NotFoundScreen } from './NotFoundScreen.tsx';

/** RTE-10: needs no content host. */
export const load = ({ context: { i18n } }: PageLoad): PageAnswer => ({
  status: 404,
  head: { title: i18n.t('page.404.title'), noindex: true },
});

const route = getRouteApi('/$lang/404');

export function Page() {
  const { client, lang, settings, clock } = route.useRouteContext();
  return <NotFoundScreen {...{ client, lang, settings, clock }} />;
}
