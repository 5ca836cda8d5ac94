import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/components/Button.tsx';
import { Notice } from '#src/components/Notice.tsx';
import { askAgain } from './askAgain.ts';
import { handFocusOn } from './handFocusOn.ts';
import { reloadOnce } from './reloadOnce.ts';
import { useUnavailable, type UnavailableOptions } from './useUnavailable.ts';
import styles from './AwaitedLanguage.module.css';

interface AwaitedLanguageProps extends Pick<UnavailableOptions, 'retryAfter' | 'online'> {
  /** Fetches the texts. */
  ask: () => Promise<unknown>;
  /** Goes to the visitor's target. */
  go: () => void;
  /** The visitor no longer wants it. */
  stay: () => void;
}

/** RTE-21: the texts of the chosen language fail to load; says so above the page, in the present language. */
export function AwaitedLanguage({ ask, go, stay, ...rest }: AwaitedLanguageProps) {
  const { t } = useTranslation();
  const [retry] = useState(() => askAgain(ask, reloadOnce));
  const { state, mayRetry, press } = useUnavailable({ ...rest, retry, onRecovered: go });
  return (
    <div
      ref={handFocusOn}
      className={`wrap ${styles['awaited']}`}
      data-scope="unavailable"
      data-state={state}
    >
      <Notice
        action={
          <div className={styles['actions']}>
            <Button look="primary" aria-disabled={!mayRetry} onClick={press}>
              {t('unavailable.retry')}
            </Button>
            <Button onClick={stay}>{t('unavailable.stay')}</Button>
          </div>
        }
      >
        {t('unavailable.language')}
      </Notice>
    </div>
  );
}
