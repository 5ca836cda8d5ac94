import { useTranslation } from 'react-i18next';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from '../CalendarScreen.module.css';

/** Whose clock the times are told by: only where a tile is told by its venue's (CAL-35). */
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
