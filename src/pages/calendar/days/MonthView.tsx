import { useMemo } from 'react';
import type { CalendarView } from '#contract/programme/view.ts';
import { dayLinksOf, type CalendarFrame, type CalendarState } from '../calendar.url.ts';
import { DayBlock } from './DayBlock.tsx';
import { useWords } from '../words.ts';
import styles from './MonthView.module.css';

interface MonthViewProps {
  view: CalendarView;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
}

/** The days that have shows, in a flow (CAL-04). */
export function MonthView({ view: { month, days }, state, frame, path }: MonthViewProps) {
  const words = useWords();
  const hrefOf = useMemo(() => dayLinksOf(path, state, frame, month), [path, state, frame, month]);
  return (
    <div className={styles['days']}>
      {days.map((summary, position) => (
        <DayBlock
          key={summary.date}
          summary={summary}
          position={position}
          href={hrefOf(summary.date)}
          words={words}
        />
      ))}
    </div>
  );
}
