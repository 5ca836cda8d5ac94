import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './DayView.module.css';

/** That a day is shown from a time on, and the way to all of it (CAL-10). */
export function FromTime({ after, whole }: { after: string; whole: string | null }) {
  const { t } = useTranslation();
  return (
    <p className={styles['from']}>
      {t('calendar.day.from', { time: useFormat().time(after) })} ·{' '}
      <a href={whole ?? undefined}>{t('calendar.day.whole')}</a>
    </p>
  );
}
