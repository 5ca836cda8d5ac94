import { redirect, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { otherLanguage, type Language } from '#contract/address/language.ts';
import type { PageAnswer, RouterContext } from '#src/shell/context.ts';
import { loginAddress, type LoginReason, type LoginSearch } from '#src/session/loginAddress.ts';
import { refusalOf } from '#src/session/session.selectors.ts';
import { useMemberSession, type SessionLoader } from '#src/session/sessionLoader.ts';
import { LoginScreen } from './LoginScreen.tsx';

type Context = Pick<RouterContext, 'sessionLoader'> & {
  lang: Language;
  i18n: Awaited<ReturnType<RouterContext['texts']>>['i18n'];
};

/** RTE-29: a member who comes to the login page is led on; in the other language it leads back to the same address (RTE-37). @throws a redirect */
export const loadLogin = async (
  { lang, i18n, sessionLoader }: Context,
  { return: back, reason }: LoginSearch,
): Promise<PageAnswer> => {
  if (sessionLoader.holdsSession()) {
    const { session } = await sessionLoader.load();
    if (session.getSnapshot().matches('authenticated'))
      throw redirect({ href: back ?? `/${lang}`, replace: true });
  }
  const other = otherLanguage(lang);
  return {
    status: 200,
    counterpart: loginAddress(other, back ?? null, reason),
    head: {
      title: i18n.t('login.title'),
      description: i18n.t('login.description'),
      image: null,
      noindex: true,
      canonical: `/${lang}/login`,
      alternates: { [lang]: `/${lang}/login`, [other]: `/${other}/login` },
    },
  };
};

interface LoginPageProps {
  lang: Language;
  sessionLoader: SessionLoader;
  /** Where the login leads (SES-32). */
  back: string;
  reason: LoginReason | null;
}

/** The login page, and what a login does to the tab. */
export function LoginPage({ lang, sessionLoader, back, reason }: LoginPageProps) {
  const router = useRouter();
  const open = useCallback(() => sessionLoader.load(), [sessionLoader]);
  const verified = useCallback(
    (memberId: string) => {
      sessionLoader.current()?.session.send({ type: 'login.verified', memberId });
      void router.navigate({ href: back, replace: true });
    },
    [sessionLoader, router, back],
  );
  const words = useSelector(useMemberSession(sessionLoader)?.session, refusalOf);
  return <LoginScreen {...{ lang, reason, words, open }} onVerified={verified} />;
}
