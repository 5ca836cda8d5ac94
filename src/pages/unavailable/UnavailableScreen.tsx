import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/address/language.ts';
import { Button, LinkButton } from '#src/components/Button.tsx';
import { Mascot } from '#src/components/Mascot.tsx';
import { handFocusOn } from './handFocusOn.ts';
import { useUnavailable, type UnavailableOptions } from './useUnavailable.ts';
import styles from '#src/components/StopScreen.module.css';

type State = ReturnType<typeof useUnavailable>['state'];

/** The messages of each state; without a network an error's number would belong to nobody. */
const pictures = {
  waiting: { words: 'error', status: 'waiting', code: '503' },
  retrying: { words: 'error', status: 'retrying', code: '503' },
  paused: { words: 'error', status: 'paused', code: '503' },
  exhausted: { words: 'error', status: 'exhausted', code: '503' },
  recovered: { words: 'error', status: 'recovered', code: '503' },
  offline: { words: 'offline', status: 'offline', code: null },
  probing: { words: 'offline', status: 'offline', code: null },
} as const satisfies Record<State, object>;

/** LDR-08, ERR-02: no answer for now, or no network; asks again by itself and on request. */
export function UnavailableScreen({
  lang,
  reference,
  ...options
}: UnavailableOptions & {
  lang: Language;
  /** The failed answer's name in the server's log: a visitor who writes to the festival can give it. */
  reference: string | null;
}) {
  const { t } = useTranslation();
  const { state, mayRetry, press } = useUnavailable(options);
  const { words, status, code } = pictures[state];
  return (
    <section
      ref={handFocusOn}
      className={`wrap ${styles['stop']}`}
      data-tone="pink"
      data-scope="unavailable"
      data-state={state}
    >
      <div className={styles['words']}>
        <h1>{t(`page.${words}.title`)}</h1>
        <p className={styles['subtitle']}>
          {t(words === 'offline' ? 'unavailable.offline.subtitle' : 'page.error.subtitle')}
        </p>
        <p>{t(`page.${words}.content`)}</p>
        <p role="status">
          <strong>{t(`unavailable.state.${status}`)}</strong>
        </p>
        <div className={styles['actions']}>
          <Button look="primary" aria-disabled={!mayRetry} onClick={press}>
            {t('unavailable.retry')}
          </Button>
          <LinkButton href={`/${lang}`}>{t('unavailable.link')}</LinkButton>
        </div>
        {reference !== null && words === 'error' && (
          <p>
            <small>{t('unavailable.reference', { reference })}</small>
          </p>
        )}
      </div>
      <Mascot mood="asleep" />
      {code !== null && <p className={styles['code']} data-code={code} aria-hidden="true" />}
    </section>
  );
}
