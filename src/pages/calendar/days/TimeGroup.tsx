import { memo, useId } from 'react';
import { noHour } from '#contract/programme/time/wholeDays.ts';
import type { Tile } from '#contract/programme/shows/view.ts';
import type { Words } from '../words.ts';
import { Tiles } from './Tiles.tsx';
import styles from './DayView.module.css';

interface TimeGroupProps {
  time: string;
  shows: readonly Tile[];
  words: Words;
  isUrgent: boolean;
}

/** Shows that begin at one time, or have none that day, along the rail (CAL-10). */
export const TimeGroup = memo(function TimeGroup({ time, shows, words, isUrgent }: TimeGroupProps) {
  // The days beside this one, ready behind it, have the same times.
  const heading = `time-${useId()}`;
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h2 id={heading}>
        {time === noHour ? words.wholeDay : <time dateTime={time}>{words.format.time(time)}</time>}
      </h2>
      <Tiles shows={shows} words={words} isUrgent={isUrgent} />
    </section>
  );
});
