import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#src/components/Form.module.css';

export interface ResendProps {
  /** `cooling`: not yet. */
  resend: 'cooling' | 'ready' | 'resending';
  /** The pause before another code, from its first sight, in ms. */
  pause: number;
  /** A code is on its way to the server: no other is sent meanwhile. */
  isJudging: boolean;
  onResend: () => void;
}

const second = 1000;

/** The button for another code, and its remaining pause. */
export function Resend({ resend, pause, isJudging, onResend }: ResendProps) {
  const { t } = useTranslation();
  return (
    <p className={styles['resend']}>
      {t('login.code.none')}{' '}
      {resend === 'cooling' ? (
        <Countdown pause={pause} />
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

const eachSecond = (notify: () => void) => {
  const ticking = setInterval(notify, second);
  return () => clearInterval(ticking);
};

/**
 * Seconds for the eye: a screen reader would read every change of a timer. The chart ends the pause; the rest comes from the
 * timers' clock, since a sleeping tab misses ticks.
 */
function Countdown({ pause }: Pick<ResendProps, 'pause'>) {
  const { t } = useTranslation();
  const [end] = useState(() => performance.now() + pause);
  const left = useSyncExternalStore(
    eachSecond,
    () => Math.max(1, Math.round((end - performance.now()) / second)),
    () => Math.round(pause / second),
  );
  return <span role="timer">{t('login.code.wait', { seconds: left })}</span>;
}
