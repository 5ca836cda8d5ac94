import { memo } from 'react';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { Words } from '../words.ts';
import { Tiles } from './Tiles.tsx';
import styles from './DayView.module.css';

interface TimeGroupProps {
  time: string;
  /** How many shows of that time come before these, under the same heading. */
  from?: number;
  shows: readonly Tile[];
  words: Words;
  isUrgent: boolean;
}

/** Shows that begin at one time, along the rail (CAL-10). */
export const TimeGroup = memo(function TimeGroup({ time, from = 0, shows, words, isUrgent }: TimeGroupProps) {
  const heading = `time-${time.replace(':', '')}${from > 0 ? `-${from}` : ''}`;
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h2 id={heading}>
        <time dateTime={time}>{words.format.time(time)}</time>
      </h2>
      <Tiles shows={shows} words={words} isUrgent={isUrgent} />
    </section>
  );
});
