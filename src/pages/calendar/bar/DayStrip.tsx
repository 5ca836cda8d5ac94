import { useTranslation } from 'react-i18next';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { datesOf, weekColumn } from '../months.ts';
import styles from './DayStrip.module.css';

interface DayStripProps {
  view: CalendarView;
  /** `YYYY-MM-DD` */
  today: string;
  /** Day view of a date; null if it cannot be opened. */
  hrefOf: (day: string) => string | null;
}

/** Starts at the shown day, else at today. */
const showCurrent = (strip: HTMLElement | null): void => {
  const current =
    strip?.querySelector<HTMLElement>('[aria-current="page"]') ??
    strip?.querySelector<HTMLElement>('[aria-current]');
  if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
};

/** On phones: the days of the month in a row that stays visible, with the number of their shows. */
export function DayStrip({ view: { month, days, day }, today, hrefOf }: DayStripProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const counts = new Map(days.map(({ date, count }) => [date, count]));
  const weekdays = format.weekdays('short');
  // Without a link nobody could scroll it by keyboard, nor need to.
  if (days.length === 0) return null;
  return (
    <nav
      key={day?.date ?? month}
      ref={showCurrent}
      className={styles['strip']}
      aria-label={t('calendar.strip.label')}
    >
      {datesOf(month).map((date) => {
        const count = counts.get(date);
        const Day = count === undefined ? 'span' : 'a';
        return (
          <Day
            key={date}
            href={count === undefined ? undefined : (hrefOf(date) ?? undefined)}
            aria-current={date === day?.date ? 'page' : date === today ? 'date' : undefined}
            data-today={date === today ? '' : undefined}
          >
            <i>{`${weekdays[weekColumn(date, format.firstDayOfWeek) - 1]} `}</i>
            <b>{format.dayNumber(date)}</b> <small>{count}</small>
          </Day>
        );
      })}
    </nav>
  );
}
