import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySummary } from '#contract/programme/shows/view.ts';
import type { CalendarLink } from '../calendar.url.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import styles from './Panel.module.css';

interface DayListProps {
  days: readonly Pick<DaySummary, 'date' | 'count'>[];
  /** `YYYY-MM-DD`: the day shown behind the panel. */
  current: string | null;
  link: CalendarLink;
  onSelect: () => void;
}

/** The days to choose from, with their number of shows; the present one is marked and visible (CAL-20). */
export function DayList({ days, current, link, onSelect }: DayListProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const present = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    present.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ul className={styles['dates']}>
      {days.map(({ date, count }) => (
        <li key={date}>
          <a
            ref={date === current ? present : undefined}
            href={link({ type: 'day.moved', day: date }) ?? undefined}
            aria-current={date === current ? 'date' : undefined}
            onClick={onSelect}
          >
            <time dateTime={date}>{format.longDate(date)}</time>{' '}
            <span>{t('calendar.dayTotal', { count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
