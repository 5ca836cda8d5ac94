import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jitterOf } from '#contract/settings/retry.ts';
import type { Language } from '#contract/address/language.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import { listenToPresence } from './presence.ts';
import { provideUnavailable, type Retry } from './unavailable.actor.ts';
import styles from '#src/components/StopScreen.module.css';

interface UnavailableScreenProps {
  lang: Language;
  /** Seconds that the server asked for, if it did. */
  retryAfter: number | null;
  retry: Retry;
  onRecovered: () => void;
}

/** LDR-08, ERR-02: no answer for now; asks again by itself and on request. */
export function UnavailableScreen({ lang, retryAfter, retry, onRecovered }: UnavailableScreenProps) {
  const { t } = useTranslation();
  const [machine] = useState(() => provideUnavailable(retry));
  const [jitter] = useState(() => jitterOf(Math.random()));
  const actor = useActorRef(machine, { input: { retryAfter, jitter } });
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const mayRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'retry.pressed' }));
  useEffect(() => listenToPresence(window, actor.send), [actor]);
  useEffect(() => {
    const subscription = actor.on('recovered', onRecovered);
    return () => subscription.unsubscribe();
  }, [actor, onRecovered]);
  return (
    <section
      className={`wrap ${styles['stop']}`}
      data-tone="pink"
      data-scope="unavailable"
      data-state={state}
    >
      <div className={styles['words']}>
        <h1>{t('page.error.title')}</h1>
        <p className={styles['subtitle']}>{t('page.error.subtitle')}</p>
        <p>{t('page.error.content')}</p>
        <p role="status">
          <strong>{t(`page.error.state.${state}`)}</strong>
        </p>
        <div className={styles['actions']}>
          <Button
            look="primary"
            aria-disabled={!mayRetry}
            onClick={() => actor.send({ type: 'retry.pressed' })}
          >
            {t('page.error.retry')}
          </Button>
          <LinkButton href={`/${lang}`}>{t('page.error.link')}</LinkButton>
        </div>
      </div>
      <Mascot mood="asleep" />
      <p className={styles['code']} aria-hidden="true">
        503
      </p>
    </section>
  );
}
