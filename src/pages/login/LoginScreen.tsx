import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionLimits } from '#contract/settings/session.ts';
import { minute } from '#contract/settings/time.ts';
import { Mascot } from '#src/components/Mascot.tsx';
import { LoginForm } from '#src/controls/login/LoginForm.tsx';
import styles from './LoginScreen.module.css';

interface LoginScreenProps extends ComponentProps<typeof LoginForm> {
  /** Why one is asked to log in again (SES-11, SES-12). */
  reason: 'expired' | 'inactive' | null;
  /** What the server said to the member when it ended the session; else '' (SES-11). */
  words: string;
}

/** The login page (RTE-29). */
export function LoginScreen({ reason, words, ...form }: LoginScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles['screen']}`}>
      <header className={styles['poster']}>
        <h1>{t('login.title')}</h1>
        <p>{t('login.intro')}</p>
        <Mascot />
      </header>
      <div className={styles['card']}>
        {reason && (
          <p className={styles['reason']} role="status">
            {words === ''
              ? t(`login.reason.${reason}`, { minutes: sessionLimits.idleLimit / minute })
              : words}
          </p>
        )}
        <p className={styles['scripts']}>{t('login.scripts')}</p>
        <LoginForm {...form} />
      </div>
    </div>
  );
}
