import type sessionTexts from '#locales/en/session.json';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useCallback, type ReactNode } from 'react';
import type { Language } from '#contract/address/language.ts';
import type { MemberSession } from '#src/session/sessionLoader.ts';
import { AccountEntries, AccountMenu } from './AccountMenu.tsx';
import { isMember } from '#src/session/session.selectors.ts';
import { SessionOverlay } from './SessionOverlay.tsx';
import { SessionRoot } from './SessionRoot.tsx';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    session: typeof sessionTexts;
  }
}

const LoginForm = lazy(() =>
  import('#src/controls/login/LoginForm.tsx').then(({ LoginForm: default_ }) => ({ default: default_ })),
);

interface MemberCornerProps {
  memberSession: MemberSession;
  lang: Language;
  place: 'header' | 'drawer';
  /** For whoever is not logged in. */
  logIn: ReactNode;
}

/** The header's corner for members, and what the session says over the page. */
export function MemberCorner({ memberSession, lang, place, logIn }: MemberCornerProps) {
  const { client, session } = memberSession;
  const isIn = useSelector(session, isMember);
  if (place === 'drawer')
    return isIn ? (
      <ul>
        <AccountEntries lang={lang} session={session} />
      </ul>
    ) : (
      logIn
    );
  return (
    <SessionRoot session={session}>
      {isIn ? <AccountMenu {...{ lang, client, session }} /> : logIn}
      <SessionOverlay session={session} renderLogin={() => <LoginInPlace memberSession={memberSession} />} />
    </SessionRoot>
  );
}

function LoginInPlace({ memberSession }: { memberSession: MemberSession }) {
  const open = useCallback(() => Promise.resolve(memberSession), [memberSession]);
  const verified = useCallback(
    (memberId: string) => memberSession.session.send({ type: 'login.verified', memberId }),
    [memberSession],
  );
  return (
    <Suspense fallback={null}>
      <LoginForm open={open} onVerified={verified} />
    </Suspense>
  );
}
