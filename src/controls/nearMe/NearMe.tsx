import type nearMeTexts from '#locales/en/nearMe.json';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import styles from './NearMe.module.css';
import type { NearMe, NearMeState } from './useNearMe.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    nearMe: typeof nearMeTexts;
  }
}

/** The messages by state. */
const says = {
  idle: null,
  asking: 'nearMe.asking',
  sorted: 'nearMe.sorted',
  denied: 'nearMe.denied',
  unavailable: 'nearMe.unavailable',
  timedOut: 'nearMe.timedOut',
  unsupported: 'nearMe.unsupported',
} as const satisfies Record<NearMeState, string | null>;

type View = Pick<NearMe, 'state' | 'press'>;

/** The control that asks for the position (ANA-03); it names the cities to sort if that is not plain. */
export function NearMeButton({ state, press }: View) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles['button']}
      aria-pressed={state === 'sorted'}
      aria-disabled={state === 'unsupported'}
      onClick={press}
    >
      <Icon name="near" />
      {t('nearMe.button')}
    </button>
  );
}

/** The result, and the credit for the cities' positions. */
export function NearMeStatus({ state }: Pick<View, 'state'>) {
  const { t } = useTranslation();
  const said = says[state];
  return (
    <p className={styles['status']}>
      <span role="status">{said && t(said)}</span>
      {state === 'sorted' && (
        <small>
          {t('nearMe.credit')}{' '}
          <a href="https://www.geonames.org/" rel="noopener">
            GeoNames
          </a>{' '}
          (CC BY 4.0)
        </small>
      )}
    </p>
  );
}
