import type nearMeTexts from '#locales/en/nearMe.json';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/components/Icon.tsx';
import styles from './NearMe.module.css';
import { nearMePictures } from './nearMe.picture.ts';
import type { NearMe } from './useNearMe.ts';

declare module '#src/i18n/texts.ts' {
  interface TextFiles {
    nearMe: typeof nearMeTexts;
  }
}

type View = Pick<NearMe, 'state' | 'press'>;

/** The control that asks for the position (ANA-03); it names the cities to sort if that is not plain. */
export function NearMeButton({ state, press }: View) {
  const { t } = useTranslation();
  const { isPressed, isDisabled } = nearMePictures[state];
  return (
    <button
      type="button"
      className={styles['button']}
      aria-pressed={isPressed}
      aria-disabled={isDisabled}
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
  const { said, isPressed } = nearMePictures[state];
  return (
    <p className={styles['status']}>
      <span role="status">{said && t(said)}</span>
      {isPressed && (
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
