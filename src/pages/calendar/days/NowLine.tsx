import { useTranslation } from 'react-i18next';
import { localTime, offsetMinutes } from '#contract/programme/time/localTime.ts';
import type { Present } from '#contract/programme/time/present.ts';
import { useMinute } from '#src/browser/browserClock.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './DayView.module.css';

/** What tells a day of the present moment. */
export interface Moment {
  /** When the day was read. */
  present: Present;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
}

/** A wall clock of the site's zone, `HH:mm`, with what names that. */
export type Now = Pick<Present, 'time' | 'timezone' | 'offset'>;

/** What the clock tells on a day: when that was read, then each minute; null on any other day than today. */
export const useTimeOfDay = (date: string, { present, now }: Moment): Now | null => {
  const minute = useMinute(now);
  const told = minute === null ? present : localTime(minute, offsetMinutes(present.offset) ?? 0);
  return told?.date === date ? { ...present, time: told.time } : null;
};

/** The present moment among the shows of today, and whose clock tells it (CAL-35, CAL-38). */
export function NowLine({ now: { time, ...zone } }: { now: Now }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <p className={styles['now']}>
      {t('calendar.day.nowHere', { time: format.time(time), zone: format.zone(zone) })}
    </p>
  );
}
