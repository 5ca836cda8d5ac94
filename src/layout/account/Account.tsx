import { CatchBoundary } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { loginAddress } from '#src/session/loginAddress.ts';
import { useWayBack } from '#src/controls/login/useWayBack.ts';
import { useMemberSession, type SessionLoader } from '#src/session/sessionLoader.ts';
import { Icon } from '#src/components/Icon.tsx';
import { LogInLink } from '../LogInLink.tsx';
import { VisitorLinks } from '../VisitorLinks.tsx';
import { Corner } from './Corner.tsx';
import styles from '../LogInLink.module.css';

interface AccountProps {
  sessionLoader: SessionLoader;
  lang: Language;
  /** The drawer has only the entries: the session shows itself once on a page. */
  place: 'header' | 'drawer';
  /** Whether this page may ask for a password: not beside a theme's script (META-02). */
  mayAsk: boolean;
}

const MemberCorner = lazy(() =>
  import('./MemberCorner.tsx').then(({ MemberCorner: default_ }) => ({ default: default_ })),
);

/** LAY-11: the link to the login, or the member's menu, whose code only members fetch. */
export function Account({ sessionLoader, lang, place, mayAsk }: AccountProps) {
  const memberSession = useMemberSession(sessionLoader);
  const loginHref = loginAddress(lang, useWayBack());
  const closed =
    place === 'drawer' ? (
      <VisitorLinks {...{ lang, loginHref }} />
    ) : (
      <div data-scope="session" data-state="anonymous">
        <Corner>
          <LogInLink href={loginHref} />
        </Corner>
      </div>
    );
  if (!memberSession) return closed;
  return (
    <CatchBoundary getResetKey={noReset} errorComponent={missing[place]}>
      <Suspense fallback={closed}>
        <MemberCorner {...{ memberSession, lang, place, mayAsk, loginHref }} />
      </Suspense>
    </CatchBoundary>
  );
}

const noReset = () => 0;
const reload = () => location.reload();

/** The scripts of the corner could not be fetched: a browser requests them again only with the page. */
function CornerMissing() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles['logIn']} onClick={reload}>
      <Icon name="user" />
      <span>{t('session.menu.missing')}</span>
    </button>
  );
}

const missing = {
  header: () => (
    <Corner>
      <CornerMissing />
    </Corner>
  ),
  drawer: CornerMissing,
};
