import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { pairPath } from '#contract/address/pairs.ts';
import { sessionLimits } from '#contract/settings/session.ts';
import { minute } from '#contract/settings/time.ts';
import { Mascot } from '#src/components/Mascot.tsx';
import { useParts } from '#src/components/parts.ts';
import type { LoginReason } from '#src/session/loginAddress.ts';
import { LoginForm } from '#src/controls/login/LoginForm.tsx';
import cards from '#src/components/AccountCard.module.css';
import styles from './LoginScreen.module.css';

interface LoginScreenProps extends ComponentProps<typeof LoginForm> {
  lang: Language;
  /** The reason for another login (SES-11, SES-12). */
  reason: LoginReason | null;
  /** The server's words to the member when it ended the session; else '' (SES-11). */
  words: string;
  /** The visitor asked for *My list*. */
  isForList: boolean;
}

/** The login page (RTE-29). */
export function LoginScreen({ lang, reason, words, isForList, ...form }: LoginScreenProps) {
  const { t } = useTranslation();
  const { credits } = useParts();
  return (
    <div className={`wrap ${styles['screen']}`}>
      <header className={styles['poster']}>
        <h1>{t('login.title')}</h1>
        <p>{t(`login.${isForList ? 'introList' : 'intro'}${credits ? '' : 'WithoutCredits'}`)}</p>
        <Mascot />
      </header>
      <div className={cards['card']}>
        {reason && (
          <p className={cards['reason']} role="status">
            {words === ''
              ? t(`login.reason.${reason}`, { minutes: sessionLimits.idleLimit / minute })
              : words}
          </p>
        )}
        <p className={cards['scripts']}>{t('login.scripts')}</p>
        <LoginForm {...form} />
        <nav className={cards['others']} aria-label={t('login.others.label')}>
          <a href={pairPath('reset-password', lang)} rel="nofollow">
            {t('login.others.reset')}
          </a>
          <a href={pairPath('register', lang)} rel="nofollow">
            {t('login.others.register')}
          </a>
          <a href={pairPath('activate', lang)} rel="nofollow">
            {t('login.others.activate')}
          </a>
        </nav>
      </div>
    </div>
  );
}
