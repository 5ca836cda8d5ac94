import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
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

const cornerCode = fetchedCode(
  'member-corner',
  async () => (await import('./MemberCorner.tsx')).MemberCorner,
);

/** LAY-11: the link to the login, or the member's menu, whose code only members fetch. */
export function Account({ sessionLoader, lang, place, mayAsk }: AccountProps) {
  const memberSession = useMemberSession(sessionLoader);
  const { data: MemberCorner, isError } = useQuery({ ...cornerCode, enabled: memberSession !== null });
  const loginHref = loginAddress(lang, useWayBack());
  if (memberSession && MemberCorner)
    return <MemberCorner {...{ memberSession, lang, place, mayAsk, loginHref }} />;
  if (memberSession && isError) return missing[place];
  return place === 'drawer' ? (
    <VisitorLinks {...{ lang, loginHref }} />
  ) : (
    <div data-scope="session" data-state="anonymous">
      <Corner>
        <LogInLink href={loginHref} />
      </Corner>
    </div>
  );
}

const reload = () => location.reload();

/** The scripts of the corner could not be fetched: some browsers ask for them again with the page only. */
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
  header: (
    <Corner>
      <CornerMissing />
    </Corner>
  ),
  drawer: <CornerMissing />,
};
