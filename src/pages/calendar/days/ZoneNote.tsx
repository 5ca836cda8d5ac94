import { useTranslation } from 'react-i18next';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from '../CalendarScreen.module.css';

/** The clock of the times: only if a tile uses its venue's (CAL-35). */
export function ZoneNote({ view }: { view: CalendarView }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!view.hasVenueTimes) return null;
  const names = format.zones(view.zones);
  return (
    <p className={styles['zone']}>
      {t('calendar.zone.note')}{' '}
      {names.length > 0 && t('calendar.zone.name', { count: names.length, zones: format.list(names) })}
    </p>
  );
}
