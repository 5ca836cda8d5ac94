import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { DayView as Day } from '#contract/programme/view.ts';
import { FirstHundred } from './FirstHundred.tsx';
import { isLong, longDayCode } from './longDayCode.ts';
import { NowLine, useTimeOfDay, type Present } from './NowLine.tsx';
import type { LongDayProps } from './LongDay.tsx';
import { TimeGroup } from './TimeGroup.tsx';
import { useWords } from '../words.ts';
import styles from './DayView.module.css';

/** The shows of a day by start time along a rail: all of a short one, a hundred of a long one at first (CAL-10). */
export function DayView(props: LongDayProps) {
  const day = isLong(props.day);
  // A long day reads on once the code for that is there; until then, and without it, its links lead on.
  const { data } = useQuery({ ...longDayCode, enabled: day });
  if (!day) return <ShortDay {...props} />;
  return data ? <data.LongDay {...props} /> : <FirstHundred {...props} />;
}

function ShortDay({ day, ...present }: Present & { day: Day }) {
  const words = useWords();
  const time = useTimeOfDay(day, present);
  const later = time === null ? -1 : day.groups.findIndex((group) => group.time > time);
  return (
    <div className={styles['day']}>
      {day.groups.map((group, position) => (
        <Fragment key={group.time}>
          {time !== null && position === later && <NowLine time={time} />}
          <TimeGroup time={group.time} shows={group.tiles} words={words} isUrgent={position === 0} />
        </Fragment>
      ))}
      {time !== null && later === -1 && <NowLine time={time} />}
    </div>
  );
}
