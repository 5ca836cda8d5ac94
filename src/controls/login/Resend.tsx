import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#machines/settings.ts';
import styles from './LoginForm.module.css';

export interface ResendProps {
  /** `cooling`: not yet. */
  resend: 'cooling' | 'ready' | 'resending';
  /** A code is on its way to the server: no other is sent meanwhile. */
  isJudging: boolean;
  onResend: () => void;
}

const second = 1000;

/** The way to another code, and how long it is still closed. */
export function Resend({ resend, isJudging, onResend }: ResendProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['resend']}>
      {t('login.code.none')}{' '}
      {resend === 'cooling' ? (
        <Countdown />
      ) : (
        <button
          type="button"
          className={styles['quiet']}
          aria-disabled={resend === 'resending' || isJudging}
          onClick={onResend}
        >
          {t(resend === 'resending' ? 'login.busy' : 'login.code.resend')}
        </button>
      )}
    </p>
  );
}

/** Seconds for the eye: a timer is not read out as it changes. */
function Countdown() {
  const { t } = useTranslation();
  const [left, setLeft] = useState(settings.login.resendPause / second);
  useEffect(() => {
    const ticking = setInterval(() => setLeft((now) => Math.max(1, now - 1)), second);
    return () => clearInterval(ticking);
  }, []);
  return <span role="timer">{t('login.code.wait', { seconds: left })}</span>;
}
