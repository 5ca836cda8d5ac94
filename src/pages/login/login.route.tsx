import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { safeReturn, type LoginReason } from '#src/session/loginAddress.ts';
import { languageRoute } from '#src/shell/language.route.tsx';

// The loader's work comes with the page that shows it.
const loading = () => import('./LoginPage.tsx');
const LoginPage = lazyRouteComponent(loading, 'LoginPage');

interface LoginSearch {
  /** Where the login leads (SES-32). */
  return?: string;
  reason?: LoginReason;
}

const readSearch = ({ return: wanted, reason }: Record<string, unknown>): LoginSearch => {
  const back = safeReturn(wanted);
  return {
    ...(back !== null && { return: back }),
    ...((reason === 'expired' || reason === 'inactive') && { reason }),
  };
};

/** `/{lang}/login` (RTE-29). */
export const loginRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'login',
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [{ loadLogin }] = await Promise.all([
      loading(),
      context.loadTexts('login', ...(context.isServer ? [] : (['session'] as const))),
      LoginPage.preload?.(),
    ]);
    return loadLogin(context, deps.return);
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { sessionLoader, lang } = loginRoute.useRouteContext();
  const { return: back = `/${lang}`, reason = null } = loginRoute.useSearch();
  return <LoginPage {...{ sessionLoader, back, reason }} />;
}
