import { createRoute, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { safeReturn, type LoginSearch } from '#src/session/loginAddress.ts';
import type { LanguageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const opening = () => import('./login.page.tsx');
const LoginPage = lazyRouteComponent(opening, 'LoginPage');

/** What the route's search holds besides is as it was written into the address: it is read here wherever it is used. */
const readSearch = ({ return: wanted, reason }: { return?: unknown; reason?: unknown }): LoginSearch => {
  const back = safeReturn(wanted);
  return {
    ...(back !== null && { return: back }),
    ...((reason === 'expired' || reason === 'inactive') && { reason }),
  };
};

/** `/{lang}/login` (RTE-29). */
export const loginRoute = (parent: LanguageRoute) =>
  createRoute({
    getParentRoute: () => parent,
    path: 'login',
    staticData: { page: 'login' },
    validateSearch: readSearch,
    loaderDeps: ({ search }) => readSearch(search),
    loader: async ({ context, deps }) => {
      const [{ loadLogin }] = await Promise.all([
        opening(),
        context.loadTexts('login', ...(context.isServer ? [] : (['session'] as const))),
        LoginPage.preload?.(),
      ]);
      return loadLogin(context, deps);
    },
    component: LoginAddress,
  });

const route = getRouteApi('/$lang/login');

function LoginAddress(): ReactNode {
  const { sessionLoader, lang } = route.useRouteContext();
  const { return: back = `/${lang}`, reason = null } = readSearch(route.useSearch());
  return <LoginPage {...{ lang, sessionLoader, back, reason }} />;
}
