import type accountTexts from '#locales/en/account.json';
import { getRouteApi, useMatch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { otherLanguage } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import type { PageAnswer, PageLoad } from '#src/routing/context.ts';
import { accountNames, introOf, type AccountName } from './account.names.ts';
import { createAccountClient } from '#src/api/member/account.ts';
import { useInBrowser } from '#src/browser/useInBrowser.ts';
import { AdditionsContext, useAskedAdditions } from '#src/session/additions.ts';
import { isMember as isMemberOf } from '#src/session/session.selectors.ts';
import { useMemberSession } from '#src/session/sessionLoader.ts';
import { openAccountRequest } from './accountRequest.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { PasswordReset } from './PasswordReset.tsx';
import { Registration } from './Registration.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    account: typeof accountTexts;
  }
}

/** `/{lang}/register`, `…/activate`, `…/reset-password` and their French words (PRO-08…PRO-11). */
const nameOf = (path: string): AccountName => accountNames.find((name) => path.endsWith(name)) ?? 'register';

/** The document's facts of an account's page: hidden from robots, and its address from other sites. */
export const load = ({ context: { lang, i18n, settings }, path }: PageLoad): PageAnswer => {
  const name = nameOf(path);
  const other = otherLanguage(lang);
  return {
    status: 200,
    counterpart: pairPath(name, other),
    head: {
      title: i18n.t(`account.title.${name}`),
      description: i18n.t(introOf(name, settings.parts)),
      image: null,
      noindex: true,
      isSecret: true,
      canonical: pairPath(name, lang),
      alternates: { [lang]: pairPath(name, lang), [other]: pairPath(name, other) },
    },
  };
};

const isMemberIn = (state?: Parameters<typeof isMemberOf>[0]): boolean =>
  state !== undefined && isMemberOf(state);
const layout = getRouteApi('/$lang');

export function Page() {
  const { lang, settings, sessionLoader, loadTexts } = layout.useRouteContext();
  const name = useMatch({ strict: false, select: ({ fullPath }) => nameOf(fullPath) });
  const { memberApiUrl, registerPath } = settings;
  const request = useMemo(() => openAccountRequest(memberApiUrl), [memberApiUrl]);
  const client = useMemo(() => createAccountClient(request), [request]);
  const asked = useAskedAdditions(request);
  const additions = useInBrowser() ? asked : null;
  const isMember = useSelector(useMemberSession(sessionLoader)?.session, isMemberIn);
  // An activation does not wait in vain: without the session's code its member logs in (066).
  const open = useCallback(async () => {
    try {
      const [member] = await Promise.all([sessionLoader.load(), loadTexts('session')]);
      return member.session.getSnapshot().matches('anonymous') ? member : null;
    } catch {
      return null;
    }
  }, [sessionLoader, loadTexts]);
  const entered = useCallback(
    (memberId: string) => sessionLoader.current()?.session.send({ type: 'login.verified', memberId }),
    [sessionLoader],
  );
  return (
    <AdditionsContext value={additions}>
      <AccountScreen {...{ name, lang, isMember }}>
        {name === 'reset-password' ? (
          <PasswordReset {...{ client, lang }} />
        ) : (
          <Registration
            key={name}
            {...{ client, lang, open }}
            path={registerPath}
            at={name}
            onEntered={entered}
          />
        )}
      </AccountScreen>
    </AdditionsContext>
  );
}
