import { getRouteApi, redirect, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { GivenSearch, PageAnswer, PageLoad } from '#src/routing/context.ts';
import { loginAddress, readReason, safeReturn, type LoginSearch } from '#src/session/loginAddress.ts';
import { refusalOf } from '#src/session/session.selectors.ts';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const readSearch = ({ return: wanted, reason }: GivenSearch): LoginSearch => {
  const back = safeReturn(wanted);
  const known = readReason(reason);
  return {
    ...(back !== null && { return: back }),
    ...(known && { reason: known }),
  };
};

/**
 * RTE-29: a member at the login page is redirected; in the other language it leads back to the same address (RTE-37). @throws
 * a redirect
 */
export const load = async ({ context, search }: PageLoad): Promise<PageAnswer> => {
  const { lang, i18n, sessionLoader, settings } = context;
  const { return: back, reason } = readSearch(search);
  // The form comes in the browser.
  const texts = context.isServer ? undefined : context.loadTexts('session');
  if (sessionLoader.holdsSession()) {
    const { session } = await sessionLoader.load();
    if (session.getSnapshot().matches('authenticated'))
      throw redirect({ href: back ?? `/${lang}`, replace: true });
  }
  await texts;
  const other = otherLanguage(lang);
  return {
    status: 200,
    counterpart: loginAddress(other, back ?? null, reason),
    head: {
      title: i18n.t('login.title'),
      description: i18n.t(settings.parts.credits ? 'login.description' : 'login.descriptionWithoutCredits'),
      image: null,
      noindex: true,
      canonical: `/${lang}/login`,
      alternates: { [lang]: `/${lang}/login`, [other]: `/${other}/login` },
    },
  };
};

const route = getRouteApi('/$lang/login');

/** The login page, and the effect of a login on the tab. */
export function Page() {
  const { sessionLoader, lang } = route.useRouteContext();
  // The address after the login (SES-32).
  const { return: back = `/${lang}`, reason = null } = readSearch(route.useSearch());
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
  const isForList = back === pairPath('my-list', lang);
  return <LoginScreen {...{ lang, reason, words, isForList, open }} onVerified={verified} />;
}
