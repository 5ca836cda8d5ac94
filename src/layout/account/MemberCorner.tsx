import type sessionTexts from '#locales/en/session.json';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '#contract/address/language.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { useWayBack } from '#src/controls/login/useWayBack.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import { LinkButton } from '#src/components/Button.tsx';
import { LogInLink } from '../LogInLink.tsx';
import { VisitorLinks } from '../VisitorLinks.tsx';
import { AccountEntries, AccountMenu } from './AccountMenu.tsx';
import { Corner } from './Corner.tsx';
import { isMember } from '#src/session/session.selectors.ts';
import { SessionOverlay } from './SessionOverlay.tsx';
import { SessionRoot } from './SessionRoot.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    session: typeof sessionTexts;
  }
}

const formCode = fetchedCode(
  'login-form',
  async () => (await import('#src/controls/login/LoginForm.tsx')).LoginForm,
);

interface MemberCornerProps {
  memberSession: MemberSession;
  lang: Language;
  place: 'header' | 'drawer';
  /** Whether this page may ask for a password (META-02). */
  mayAsk: boolean;
  /** The address of the login page, with the way back. */
  loginHref: string;
}

/** The header's corner for members, and the session's messages over the page. */
export function MemberCorner({ memberSession, lang, place, mayAsk, loginHref }: MemberCornerProps) {
  const { client, session } = memberSession;
  const isIn = useSelector(session, isMember);
  if (place === 'drawer')
    return isIn ? (
      <ul>
        <AccountEntries lang={lang} session={session} />
      </ul>
    ) : (
      <VisitorLinks {...{ lang, loginHref }} />
    );
  return (
    <SessionRoot session={session}>
      <Corner>
        {isIn ? <AccountMenu {...{ lang, client, session }} /> : <LogInLink href={loginHref} />}
      </Corner>
      <SessionOverlay
        session={session}
        renderLogin={() => (mayAsk ? <LoginInPlace memberSession={memberSession} /> : <ToLogin />)}
      />
    </SessionRoot>
  );
}

function LoginInPlace({ memberSession }: Pick<MemberCornerProps, 'memberSession'>) {
  const open = useCallback(() => Promise.resolve(memberSession), [memberSession]);
  const verified = useCallback(
    (memberId: string) => memberSession.session.send({ type: 'login.verified', memberId }),
    [memberSession],
  );
  const { data: LoginForm, isError } = useQuery(formCode);
  if (LoginForm) return <LoginForm open={open} onVerified={verified} />;
  return isError ? <FormMissing /> : null;
}

/** A document of its own, which begins without this dialog and asks for the scripts anew; what waits is kept for it. */
const loadAnew = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  location.assign(event.currentTarget.href);
};

/** The scripts of the form could not be fetched. */
function FormMissing() {
  const { t } = useTranslation();
  return (
    <>
      <p role="alert">{t('session.interrupted.missing')}</p>
      <ToLogin />
    </>
  );
}

function ToLogin() {
  const { t, i18n } = useTranslation();
  const lang = isLanguage(i18n.language) ? i18n.language : defaultLanguage;
  const href = loginAddress(lang, useWayBack());
  return (
    <LinkButton look="primary" href={href} onClick={loadAnew}>
      {t('session.interrupted.toLogin')}
    </LinkButton>
  );
}
