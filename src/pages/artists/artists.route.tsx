import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const opening = () => import('./artists.page.tsx');
const Screen = lazyRouteComponent(opening, 'Screen');

/** `/fr/artistes`, `/en/artists` (RTE-05, RTE-17): the list of the artists. */
export const artistsRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'artists',
    staticData: { page: 'artists' },
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps, cause }) => {
      const [{ load }] = await Promise.all([opening(), context.loadTexts('artists'), Screen.preload?.()]);
      return load(context, deps, { isShown: cause !== 'enter' });
    },
    component: Artists,
  });

const route = getRouteApi('/$lang/artists');

function Artists() {
  const { client, lang, settings } = route.useRouteContext();
  return <Screen {...{ client, lang, settings }} search={route.useSearch()} navigate={route.useNavigate()} />;
}
