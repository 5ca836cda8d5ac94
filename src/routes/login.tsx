import { createRoute, lazyRouteComponent, redirect, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { otherLanguage } from '../api/contract/values.ts';
import type { PageAnswer } from '../app/context.ts';
import { safeReturn, type LoginReason } from '../app/loginAddress.ts';
import { languageRoute } from './language.tsx';

const LoginScreen = lazyRouteComponent(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen');

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

/** `/{lang}/login` (RTE-29). A member who comes here is led on. */
export const loginRoute = createRoute({
  getParentRoute: () => languageRoute,
  path: 'login',
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PageAnswer> => {
    const { lang, i18n, member, isServer, loadTexts } = context;
    await Promise.all([
      loadTexts('login', ...(isServer ? [] : (['session'] as const))),
      LoginScreen.preload?.(),
    ]);
    if (member.holdsSession()) {
      const { session } = await member.open();
      if (session.getSnapshot().matches('authenticated'))
        throw redirect({ href: deps.return ?? `/${lang}`, replace: true });
    }
    return {
      status: 200,
      chunk: 'src/screens/login/LoginScreen.tsx',
      head: {
        title: i18n.t('login.title'),
        description: i18n.t('login.description'),
        image: null,
        noindex: true,
        canonical: `/${lang}/login`,
        alternates: { [lang]: `/${lang}/login`, [otherLanguage(lang)]: `/${otherLanguage(lang)}/login` },
      },
    };
  },
  component: LoginRoute,
});

function LoginRoute() {
  const { member, lang } = loginRoute.useRouteContext();
  const { return: back = `/${lang}`, reason = null } = loginRoute.useSearch();
  const router = useRouter();
  const open = useCallback(() => member.open(), [member]);
  const verified = useCallback(
    (memberId: string) => {
      member.area()?.session.send({ type: 'login.verified', memberId });
      void router.navigate({ href: back, replace: true });
    },
    [member, router, back],
  );
  return <LoginScreen reason={reason} open={open} onVerified={verified} />;
}
