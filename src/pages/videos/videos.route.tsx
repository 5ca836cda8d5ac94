import {
  createRoute,
  getRouteApi,
  lazyRouteComponent,
  useNavigate,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const opening = () => import('./videos.page.tsx');
const VideosPage = lazyRouteComponent(opening, 'VideosPage');

type Path = 'videos-ondemand/{-$collection}' | 'videos-categories/$collection';

/** The list of the videos, all of them or those of a collection (RTE-07, RTE-08, RTE-32). */
export const videosRoute = <P extends Path>(parent: LanguageRoute, path: P) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { page: 'videos' },
    loaderDeps: ({ search }) => search,
    loader: async ({ context, deps, cause, params }) => {
      const [{ loadVideos }] = await Promise.all([
        opening(),
        context.loadTexts('videos'),
        VideosPage.preload?.(),
      ]);
      return loadVideos(context, askedIn(params), { search: deps, isShown: cause !== 'enter' });
    },
    component: Videos,
  });

const askedIn = (params: object): string | null =>
  'collection' in params && typeof params.collection === 'string' ? params.collection : null;

const layout = getRouteApi('/$lang');

function Videos() {
  const { client, lang } = layout.useRouteContext();
  const search = useSearch({ strict: false });
  const asked = askedIn(useParams({ strict: false }));
  return <VideosPage {...{ client, lang, search, asked }} navigate={useNavigate()} />;
}
