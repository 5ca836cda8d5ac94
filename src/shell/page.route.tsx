import { useQuery } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { pageQuery } from '#src/api/queries.ts';
import { bareHead, loadPage, notFoundChunk, previewParams } from './loadPage.ts';
import type { PageAnswer } from './context.ts';
import { isShowsSection } from '#contract/address/sections.ts';
import { languageRoute } from './language.route.tsx';

const PageScreen = lazyRouteComponent(() => import('#src/pages/page/PageScreen.tsx'), 'PageScreen');
const NotFoundScreen = lazyRouteComponent(
  () => import('#src/pages/notFound/NotFoundScreen.tsx'),
  'NotFoundScreen',
);
// The loader's work comes with the page that shows it.
const loadingShow = () => import('#src/pages/show/ShowPage.tsx');
const ShowPage = lazyRouteComponent(loadingShow, 'ShowPage');
const TorontoShowPage = lazyRouteComponent(
  () => import('#src/pages/show/TorontoShowPage.tsx'),
  'TorontoShowPage',
);

/** What draws each kind of answer. */
const screens = { page: PageScreen, show: ShowPage, torontoShow: TorontoShowPage, notFound: NotFoundScreen };

interface DrawnAnswer extends PageAnswer {
  screen: keyof typeof screens;
}

const notFound = (title: string): DrawnAnswer => ({
  status: 404,
  screen: 'notFound',
  chunk: notFoundChunk,
  head: bareHead(title),
});

/** Any other address is the content host's to know (LDR-01, RTE-12). */
export const pageRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '$',
  validateSearch: previewParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }): Promise<DrawnAnswer> => {
    const { lang, i18n, queryClient, client } = context;
    const path = params._splat ?? '';
    const answer = await loadPage(context, lang, path, deps);
    const page = queryClient.getQueryData(pageQuery(client, lang, path, deps).queryKey);
    const drawn =
      page?.type === 'show'
        ? await loadDrawnShow({ context, path, preview: deps, answer })
        : { ...answer, screen: answer.status === 200 ? ('page' as const) : ('notFound' as const) };
    // Until there is a list of all the shows, the calendar is it.
    if (drawn?.status !== 200 && isShowsSection(path))
      throw redirect({ to: '/$lang/calendar', params: { lang }, replace: true });
    const shown = drawn?.status === 200 ? drawn : notFound(i18n.t('page.404.title'));
    await screens[shown.screen].preload?.();
    return shown;
  },
  component: PageRoute,
});

type ShowLoad = Parameters<Awaited<ReturnType<typeof loadingShow>>['loadShow']>[0];
type TextsOf = {
  context: { loadTexts: (...files: ('show' | 'buyPopup' | 'reservation' | 'wishlist')[]) => Promise<void> };
};

const loadDrawnShow = async (load: ShowLoad & TextsOf): Promise<DrawnAnswer | null> => {
  const [{ loadShow }] = await Promise.all([loadingShow(), load.context.loadTexts('show', 'buyPopup')]);
  const answer = await loadShow(load);
  if (answer?.variant !== 'toronto') return answer && { ...answer, screen: 'show' };
  await load.context.loadTexts('reservation', 'wishlist');
  return { ...answer, screen: 'torontoShow' };
};

function PageRoute() {
  const { client, lang, settings, clock, sessionLoader } = pageRoute.useRouteContext();
  const { _splat: path = '' } = pageRoute.useParams();
  const { screen } = pageRoute.useLoaderData();
  const { data: page = null } = useQuery(pageQuery(client, lang, path, pageRoute.useSearch()));
  if (page === null || screen === 'notFound') return <NotFoundScreen lang={lang} />;
  if (screen === 'page') return <PageScreen lang={lang} page={page} />;
  const Show = screen === 'show' ? ShowPage : TorontoShowPage;
  return <Show key={page.id} {...{ client, lang, settings, clock, sessionLoader, page, path }} />;
}
