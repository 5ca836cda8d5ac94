import { useQuery } from '@tanstack/react-query';
import { createRoute } from '@tanstack/react-router';
import { belowLanguage } from '#contract/address/pairs.ts';
import { previewParams, type PreviewParams } from '#src/api/preview.ts';
import { pageQuery } from '#src/api/queries.ts';
import { loadContent } from './content.loader.ts';
import { contentPages } from './contentPages.ts';
import type { PageAnswer } from '#src/routing/context.ts';
import { languageRoute } from './language.route.tsx';
import { NotFoundHere } from './notFoundHere.tsx';

/** `/{lang}` (RTE-03, RTE-12): the page loader's answer for the empty path. */
export const homeRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '/',
  staticData: { readSearch: previewParams },
  validateSearch: previewParams,
  loaderDeps: ({ search }) => previewParams(search),
  loader: async ({ context, deps }) => {
    // The server's visitor waits for all of it: in a browser the page comes first.
    if (context.isServer) (await contentPages.home.open()).ahead?.(context);
    return loadContent(context, '', deps);
  },
  component: HomeRoute,
});

/**
 * Any other address goes to the content host (LDR-01, RTE-12), including pairs without a route of their own (RTE-15, RTE-16).
 */
export const contentRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: '$',
  staticData: { readSearch: previewParams },
  validateSearch: previewParams,
  loaderDeps: ({ search }) => previewParams(search),
  loader: ({ context, params, deps, location: { searchStr, hash } }) =>
    loadContent(
      context,
      belowLanguage(params._splat ?? '', context.lang),
      deps,
      searchStr + (hash === '' ? '' : `#${hash}`),
    ),
  component: ContentRoute,
});

function HomeRoute() {
  return (
    <Content path="" answer={homeRoute.useLoaderData()} preview={previewParams(homeRoute.useSearch())} />
  );
}

function ContentRoute() {
  const { _splat: path = '' } = contentRoute.useParams();
  const { lang } = languageRoute.useRouteContext();
  return (
    <Content
      path={belowLanguage(path, lang)}
      answer={contentRoute.useLoaderData()}
      preview={previewParams(contentRoute.useSearch())}
    />
  );
}

interface ContentProps {
  path: string;
  answer: PageAnswer;
  preview: PreviewParams;
}

/** A page drawn by its content type (LDR-03). */
function Content({ path, answer, preview }: ContentProps) {
  const { client, lang, settings, clock, sessionLoader, loadTexts } = languageRoute.useRouteContext();
  const { data: page } = useQuery(pageQuery(client, lang, path, preview));
  if (!page || answer.status === 404) return <NotFoundHere />;
  const { Screen, Reservable } = contentPages[page.type];
  const Drawn = answer.isReservable === true && Reservable ? Reservable : Screen;
  return <Drawn key={page.id} {...{ client, lang, settings, clock, sessionLoader, loadTexts, page, path }} />;
}
