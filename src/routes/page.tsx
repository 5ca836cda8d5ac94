import { useQuery } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageQuery } from '../api/queries.ts';
import { loadPage, previewParams } from '../app/loadPage.ts';
import { languageRoute } from './language.tsx';

const PageScreen = lazyRouteComponent(() => import('../screens/page/PageScreen.tsx'), 'PageScreen');
const NotFoundScreen = lazyRouteComponent(
  () => import('../screens/page/NotFoundScreen.tsx'),
  'NotFoundScreen',
);

/** Any other address is the content host's to know (LDR-01, RTE-12). */
export const pageRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '$',
  validateSearch: previewParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const answer = await loadPage(context, context.lang, params._splat ?? '', deps);
    const screen = answer.status === 200 ? PageScreen : NotFoundScreen;
    await screen.preload?.();
    return answer.status === 200
      ? answer
      : { ...answer, head: { ...answer.head, title: context.i18n.t('page.404.title') } };
  },
  component: PageRoute,
});

function PageRoute() {
  const { client, lang } = pageRoute.useRouteContext();
  const { _splat: path = '' } = pageRoute.useParams();
  const { data: page = null } = useQuery(pageQuery(client, lang, path, pageRoute.useSearch()));
  return page === null ? <NotFoundScreen lang={lang} /> : <PageScreen lang={lang} page={page} />;
}
