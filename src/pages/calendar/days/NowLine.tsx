import { useTranslation } from 'react-i18next';
import { localTime, offsetMinutes } from '#contract/programme/time/localTime.ts';
import type { Present } from '#contract/programme/time/present.ts';
import { useMinute } from '#src/browser/browserClock.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './DayView.module.css';

/** The clock for a day's present moment. */
export interface Moment {
  /** The time of the day's data. */
  present: Present;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
}

/** A wall clock of the site's zone, `HH:mm`, with the zone's names. */
export type Now = Pick<Present, 'time' | 'timezone' | 'offset'>;

/** The time on a day: that of its data, then each minute; null on any other day than today. */
export const useTimeOfDay = (date: string, { present, now }: Moment): Now | null => {
  const minute = useMinute(now);
  const told = minute === null ? present : localTime(minute, offsetMinutes(present.offset) ?? 0);
  return told?.date === date ? { ...present, time: told.time } : null;
};

/** The present moment among the shows of today, and its zone (CAL-35, CAL-38). */
export function NowLine({ now: { time, ...zone } }: { now: Now }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles['now']}>
      {t('calendar.day.nowHere', { time: format.time(time), zone: format.zone(zone) })}
    </p>
  );
}
