import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const opening = () => import('./shows.page.tsx');
const ShowsPage = lazyRouteComponent(opening, 'ShowsPage');

/** `/fr/spectacles`, `/en/shows` (RTE-17): the list of all the shows. */
export const showsRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'shows',
    staticData: { page: 'shows' },
    // What the address may hold is read with the page: it costs no other page its code.
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps, cause }) => {
      const [{ loadShows }] = await Promise.all([
        opening(),
        context.loadTexts('shows'),
        ShowsPage.preload?.(),
      ]);
      return loadShows(context, deps, { isShown: cause !== 'enter' });
    },
    component: Shows,
  });

const route = getRouteApi('/$lang/shows');

function Shows() {
  const { client, lang, settings, clock } = route.useRouteContext();
  return (
    <ShowsPage
      {...{ client, lang, settings, clock }}
      search={route.useSearch()}
      navigate={route.useNavigate()}
    />
  );
}
