import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isGone } from '#contract/address/partOfPath.ts';
import type { TextFile } from '#src/i18n/texts.ts';
import type { PageModule } from '#src/routing/context.ts';
import { themeAt } from '#src/routing/theme/themeOf.ts';
import { languageRoute } from './language.route.tsx';
import { answerNotFound, NotFoundHere } from './notFoundHere.tsx';

interface PageRouteOptions<Path extends string> {
  /** Below the language, the router's word for both languages (`contract/address/pairs.ts`). */
  path: Path;
  /** Its folder below `src/pages`. */
  page: string;
  /** Fetched before the answer; the page's loader fetches its other texts. */
  texts?: readonly TextFile[];
  open: () => Promise<PageModule>;
}

/** The route of a page whose loader comes with its chunk, too. */
export const pageRoute = <const Path extends string>({
  path,
  page,
  texts = [],
  open,
}: PageRouteOptions<Path>) => {
  const Page = lazyRouteComponent(open, 'Page');
  /** FES-21: an address of a part that the festival lacks has nothing. */
  function PageOrNone() {
    const { settings } = languageRoute.useRouteContext();
    return isGone(`/en/${path}`, settings.parts) ? <NotFoundHere /> : <Page />;
  }
  return createRoute({
    getParentRoute: () => languageRoute,
    path,
    staticData: { page, readSearch: async (search) => (await open()).readSearch?.(search) ?? {} },
    loaderDeps: ({ search }): Readonly<Record<string, unknown>> => search,
    loader: async ({ context, deps, params, location, cause }) => {
      if (isGone(`/en/${path}`, context.settings.parts)) return answerNotFound(context);
      // `preload` hides its failures.
      const [{ load }] = await Promise.all([open(), context.loadTexts(...texts), Page.preload?.()]);
      const here = location.publicHref;
      const [answer, theme] = await Promise.all([
        load({ context, search: deps, params, path, here, isShown: cause !== 'enter' }),
        themeAt(context, location.pathname),
      ]);
      return theme ? { ...answer, theme } : answer;
    },
    component: PageOrNone,
  });
};
