import { useTranslation } from 'react-i18next';
import styles from './Spinner.module.css';

/** LDR-09: 'Loading...' for eyes and ears. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['spinner']} role="status">
      <p className={styles['sign']}>
        <span className={styles['wheel']} aria-hidden="true" />
        {t('page.loading')}
      </p>
    </div>
  );
}
