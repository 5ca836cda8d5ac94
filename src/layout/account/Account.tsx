import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { Language } from '#contract/address/language.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useMemberSession, type SessionLoader } from '#src/session/sessionLoader.ts';
import { LogInLink } from '../LogInLink.tsx';

interface AccountProps {
  sessionLoader: SessionLoader;
  lang: Language;
  /** In the drawer there are the entries alone: the session shows itself once on a page. */
  place: 'header' | 'drawer';
}

const MemberCorner = lazy(() =>
  import('./MemberCorner.tsx').then(({ MemberCorner: default_ }) => ({ default: default_ })),
);

/** LAY-11: the way in, or the member's menu, which is fetched for members only. */
export function Account({ sessionLoader, lang, place }: AccountProps) {
  const memberSession = useMemberSession(sessionLoader);
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const logIn = <LogInLink href={loginAddress(lang, here)} />;
  const closed =
    place === 'drawer' ? (
      logIn
    ) : (
      <div data-scope="session" data-state="anonymous">
        {logIn}
      </div>
    );
  if (!memberSession) return closed;
  return (
    <Suspense fallback={closed}>
      <MemberCorner {...{ memberSession, lang, place, logIn }} />
    </Suspense>
  );
}
