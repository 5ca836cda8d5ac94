import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySummary } from '#src/programme/view.ts';
import { Tile } from './Tile.tsx';
import { useFormat } from './useFormat.ts';
import styles from './DayBlock.module.css';

/** CAL-07: by position, green, blue, neutral. */
const tones = ['green', 'blue', 'neutral'] as const;

interface DayBlockProps {
  summary: DaySummary;
  /** Place among the days shown, from 0. */
  position: number;
  /** Day view of this date (CAL-06, CAL-36); null where it cannot be opened. */
  href: string | null;
}

/** A day of Month view: what the day hides is a number, so that a full day costs what a quiet one does (CAL-04, CAL-05). */
export const DayBlock = memo(function DayBlock({ summary, position, href }: DayBlockProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { date, count, tiles } = summary;
  const hidden = count - tiles.length;
  const heading = `day-${date}-heading`;
  return (
    <section
      id={`day-${date}`}
      className={styles['day']}
      data-tone={tones[position % tones.length]}
      aria-labelledby={heading}
    >
      <h2 id={heading}>
        <a href={href ?? undefined}>
          <time dateTime={date}>
            <span className={styles['numeral']}>{format.dayNumber(date)}</span>{' '}
            <span className={styles['month']}>{format.monthName(date)}</span>{' '}
            <span className={styles['weekday']}>{format.weekday(date)}</span>
          </time>{' '}
          <span className={styles['count']}>{t('calendar.dayTotal', { count })}</span>
        </a>
      </h2>
      <ul data-tiles={tiles.length}>
        {tiles.map((show) => (
          <Tile key={show.id} show={show} isUrgent={position === 0} />
        ))}
      </ul>
      {hidden > 0 && href !== null && (
        <a
          className={styles['more']}
          href={href}
          aria-label={t('calendar.seeMoreOf', { count: hidden, day: format.longDate(date) })}
        >
          {t('calendar.seeMore', { count: hidden })}
        </a>
      )}
    </section>
  );
});
