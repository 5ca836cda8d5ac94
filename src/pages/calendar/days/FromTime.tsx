import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './DayView.module.css';

interface FromTimeProps {
  /** `HH:mm` */
  after: string;
  before: string | null;
  /** The address of the whole day. */
  whole: string | null;
}

/** The note that a day is shown from a time on, until another or to its end, with a link to all of it (CAL-10). */
export function FromTime({ after, before, whole }: FromTimeProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const from = format.time(after);
  return (
    <p className={styles['from']}>
      {before === null
        ? t('calendar.day.from', { time: from })
        : t('calendar.day.between', { from, to: format.time(before) })}{' '}
      · <a href={whole ?? undefined}>{t('calendar.day.whole')}</a>
    </p>
  );
}
