import { useCallback, useMemo } from 'react';
import type { DaySummary } from '#src/programme/view.ts';
import { linksOf, type CalendarFrame, type CalendarState } from './calendar.url.ts';
import { DayBlock } from './DayBlock.tsx';
import styles from './MonthView.module.css';

interface MonthViewProps {
  days: readonly DaySummary[];
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
}

/** The days that have shows, in a flow (CAL-04). */
export function MonthView({ days, state, frame, path }: MonthViewProps) {
  const link = useMemo(() => linksOf(path, state, frame), [path, state, frame]);
  const hrefOf = useCallback((day: string) => link({ type: 'day.opened', day }), [link]);
  return (
    <div className={styles['days']}>
      {days.map((summary, position) => (
        <DayBlock key={summary.date} summary={summary} position={position} href={hrefOf(summary.date)} />
      ))}
    </div>
  );
}
