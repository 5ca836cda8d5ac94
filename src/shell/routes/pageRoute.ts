import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { TextFile } from '#src/i18n/texts.ts';
import type { PageModule } from '#src/routing/context.ts';
import { themeAt } from '#src/routing/theme/themeOf.ts';
import { languageRoute } from './language.route.tsx';

interface PageRouteOptions<Path extends string> {
  /** Below the language, as the router has it in both languages (`contract/address/pairs.ts`). */
  path: Path;
  /** Its folder below `src/pages`. */
  page: string;
  /** Fetched ahead of the answer; what else the page says, its loader fetches. */
  texts?: readonly TextFile[];
  open: () => Promise<PageModule>;
}

/** The address of a page whose whole work, its loader's too, comes with the chunk that shows it. */
export const pageRoute = <const Path extends string>({
  path,
  page,
  texts = [],
  open,
}: PageRouteOptions<Path>) => {
  const Page = lazyRouteComponent(open, 'Page');
  return createRoute({
    getParentRoute: () => languageRoute,
    path,
    staticData: { page, readSearch: async (search) => (await open()).readSearch?.(search) ?? {} },
    loaderDeps: ({ search }): Readonly<Record<string, unknown>> => search,
    loader: async ({ context, deps, params, location, cause }) => {
      // What `preload` could not fetch it does not tell.
      const [{ load }] = await Promise.all([open(), context.loadTexts(...texts), Page.preload?.()]);
      const here = location.publicHref;
      const [answer, theme] = await Promise.all([
        load({ context, search: deps, params, path, here, isShown: cause !== 'enter' }),
        themeAt(context, location.pathname),
      ]);
      return theme ? { ...answer, theme } : answer;
    },
    component: Page,
  });
};
