import { useQuery } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { nextShowsQuery, pageQuery } from '#src/api/queries.ts';
import { loadPage, previewParams } from './loadPage.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { languageRoute } from './language.route.tsx';

const HomeScreen = lazyRouteComponent(() => import('#src/pages/home/HomeScreen.tsx'), 'HomeScreen');

/** `/{lang}` (RTE-03, RTE-12): the page loader's answer for the empty path, with the next shows. */
export const homeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '/',
  validateSearch: previewParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { client, queryClient, lang, settings, clock } = context;
    const [answer, shows] = await Promise.all([
      loadPage(context, lang, '', deps),
      queryClient.ensureQueryData(nextShowsQuery(client, lang, settings, clock)),
      context.loadTexts('home'),
      HomeScreen.preload?.(),
    ]);
    const next = shows[0];
    return {
      ...answer,
      chunk: 'src/pages/home/HomeScreen.tsx',
      ...(next && { expiresAt: Date.parse(next.start) }),
    };
  },
  component: HomeRoute,
});

function HomeRoute() {
  const { client, lang, settings, clock } = homeRoute.useRouteContext();
  const { data: page } = useQuery(pageQuery(client, lang, '', homeRoute.useSearch()));
  const { data: shows = [] } = useQuery(nextShowsQuery(client, lang, settings, clock));
  return (
    page && <HomeScreen lang={lang} page={page} shows={shows} calendarHref={pairPath('calendar', lang)} />
  );
}
