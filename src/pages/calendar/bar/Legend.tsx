import { useTranslation } from 'react-i18next';
import { kinds } from '#contract/programme/shows/view.ts';
import '../days/kind.css';
import styles from './Legend.module.css';

/** CAL-02: the meanings of the three shapes on the tiles. */
export function Legend() {
  const { t } = useTranslation();
  return (
    <ul className={styles['legend']} aria-label={t('calendar.legend.label')}>
      {kinds.map((kind) => (
        <li key={kind} data-kind={kind}>
          {t(`calendar.kind.${kind}`)}
        </li>
      ))}
    </ul>
  );
}
