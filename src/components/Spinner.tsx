import { useTranslation } from 'react-i18next';
import styles from './Spinner.module.css';

/** LDR-09: 'Loading...' in words; the drawing appears only once the wait can be felt. */
export function Spinner() {
  const { t } = useTranslation();
  return (
    <div className={styles['spinner']} role="status">
      <span className={styles['wheel']} aria-hidden="true" />
      <span className="visually-hidden">{t('page.loading')}</span>
    </div>
  );
}
