import { useTranslation } from 'react-i18next';
import { localTime, offsetMinutes } from '#contract/programme/localTime.ts';
import type { DayView } from '#contract/programme/view.ts';
import { useMinute } from '#src/components/browserClock.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './DayView.module.css';

/** What tells a day of the present moment. */
export interface Present {
  isToday: boolean;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
}

/** `HH:mm` on the clock that the day is told by; null until the browser knows it, and on any other day. */
export const useTimeOfDay = ({ groups }: DayView, { isToday, now }: Present): string | null => {
  const minute = useMinute(now);
  const offset = offsetMinutes(groups[0]?.tiles[0]?.offset ?? '');
  return isToday && minute !== null && offset !== null ? (localTime(minute, offset)?.time ?? null) : null;
};

/** The present moment among the shows of today. */
export function NowLine({ time }: { time: string }) {
  const { t } = useTranslation();
  return <p className={styles['now']}>{t('calendar.day.now', { time: useFormat().time(time) })}</p>;
}
