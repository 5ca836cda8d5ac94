import { useTranslation } from 'react-i18next';
import type { DaySummary } from '#contract/programme/shows/view.ts';
import { datesOf, weekColumn } from '../months.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './Overview.module.css';

interface OverviewProps {
  /** `YYYY-MM` */
  month: string;
  days: readonly DaySummary[];
  /** `YYYY-MM-DD` */
  today: string;
  /** The address of the folded days; null without any. */
  foldedHref: string | null;
}

/** The month as a small wall calendar, to jump to a day of the page (CAL-04); weeks begin by the language (CAL-54). */
export function Overview({ month, days, today, foldedHref }: OverviewProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const busy = new Map(
    days.map(({ date, tiles }, position) => [date, { position, isFolded: tiles.length === 0 }]),
  );
  return (
    <nav className={styles['overview']} aria-label={t('calendar.overview.label')}>
      {format.weekdays('long').map((name) => (
        <abbr key={name} title={name} aria-hidden="true">
          {name[0]}
        </abbr>
      ))}
      {datesOf(month).map((date, index) => {
        const day = busy.get(date);
        const column = index === 0 ? weekColumn(date, format.firstDayOfWeek) : undefined;
        const current = date === today ? 'date' : undefined;
        return day === undefined ? (
          <span key={date} data-column={column} aria-current={current}>
            {format.dayNumber(date)}
          </span>
        ) : (
          <a
            key={date}
            data-column={column}
            href={`${day.isFolded ? (foldedHref ?? '') : ''}#day-${date}`}
            data-tone={day.position % 3}
            aria-current={current}
          >
            {format.dayNumber(date)}
          </a>
        );
      })}
    </nav>
  );
}
