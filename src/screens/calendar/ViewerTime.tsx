import { useTranslation } from 'react-i18next';
import { localTime, offsetMinutes } from '#src/programme/localTime.ts';
import { useInBrowser } from './browserClock.ts';
import { useFormat } from './useFormat.ts';
import styles from './Tile.module.css';

/** The day and time of an online show on the viewer's own clock, where that differs from the show's (CAL-35). */
export function ViewerTime({ start, offset }: { start: string; offset: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const viewer = useInBrowser() ? format.local(start, Temporal.Now.timeZoneId()) : null;
  const told = localTime(Date.parse(start), offsetMinutes(offset) ?? 0);
  if (viewer === null || (viewer.date === told?.date && viewer.time === told.time)) return null;
  return (
    <span className={styles['viewer']}>
      {t('calendar.tile.viewer', { time: format.dayTime(viewer.date, viewer.time) })}
    </span>
  );
}
