import { useMemo } from 'react';
import type { CalendarView } from '#contract/programme/view.ts';
import { dayLinksOf, type CalendarFrame, type CalendarState } from '../calendar.url.ts';
import { day } from '#contract/settings/time.ts';
import { DayBlock } from './DayBlock.tsx';
import { useWords } from '../words.ts';
import styles from './MonthView.module.css';

/** `YYYY-MM-DD` */
const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + day).toISOString().slice(0, date.length);

interface MonthViewProps {
  view: CalendarView;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
  /** `YYYY-MM-DD` */
  today: string;
}

/** The days that have shows, in a flow (CAL-04). */
export function MonthView({ view: { month, days }, state, frame, path, today }: MonthViewProps) {
  const words = useWords();
  const hrefOf = useMemo(() => dayLinksOf(path, state, frame, month), [path, state, frame, month]);
  return (
    <div className={styles['days']}>
      {days.map((summary, position) => (
        <DayBlock
          key={summary.date}
          summary={summary}
          position={position}
          isNear={summary.date === today || summary.date === dayAfter(today)}
          href={hrefOf(summary.date)}
          words={words}
        />
      ))}
    </div>
  );
}
