import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { LogInLink } from './LogInLink.tsx';

/** The drawer's links to an account: to the login (SES-30), or to a new account (PRO-10). */
export function VisitorLinks({ lang, loginHref }: { lang: Language; loginHref: string }) {
  const { t } = useTranslation();
  return (
    <ul>
      <li>
        <LogInLink href={loginHref} />
      </li>
      <li>
        <a href={pairPath('register', lang)} rel="nofollow">
          {t('layout.register')}
        </a>
      </li>
    </ul>
  );
}
