import { useMemo } from 'react';
import type { CalendarView } from '#contract/programme/shows/view.ts';
import { dayLinksOf, wholeDayLinkOf, type CalendarFrame, type CalendarState } from '../calendar.url.ts';
import { day } from '#contract/settings/time.ts';
import { DayBlock } from './DayBlock.tsx';
import type { Words } from '../words.ts';
import styles from './MonthView.module.css';

/** `YYYY-MM-DD` */
const dayAfter = (date: string): string =>
  new Date(Date.parse(date) + day).toISOString().slice(0, date.length);

interface MonthViewProps {
  view: CalendarView;
  /** Its days in the order in which they are drawn. */
  days: CalendarView['days'];
  words: Words;
  state: CalendarState;
  frame: CalendarFrame;
  path: string;
}

/** The days that have shows, in a flow (CAL-04), from where the visitor stands on (CAL-38). */
export function MonthView({ view, days, words, state, frame, path }: MonthViewProps) {
  const { month } = view;
  const today = view.present.date;
  const hrefOf = useMemo(() => dayLinksOf(path, state, frame, month), [path, state, frame, month]);
  // A folded day keeps its index, and so the others keep their colours (CAL-07).
  const first = days.findIndex(({ tiles }) => tiles.length > 0);
  return (
    <div className={styles['days']}>
      {days.map((summary, position) =>
        position < first ? null : (
          <DayBlock
            key={summary.date}
            summary={summary}
            position={position}
            isNear={summary.date === today || summary.date === dayAfter(today)}
            href={hrefOf(summary.date)}
            moreHref={
              summary.date === today ? wholeDayLinkOf(path, state, frame, today) : hrefOf(summary.date)
            }
            words={words}
            isUrgent={position === first}
          />
        ),
      )}
    </div>
  );
}
