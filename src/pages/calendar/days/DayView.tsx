import { Fragment } from 'react';
import { areSameEvening, restOfTonight } from '#contract/programme/time/tonight.ts';
import { programmeLimits } from '#contract/settings/programme.ts';
import { LongDay, type DayProps } from './LongDay.tsx';
import { NowLine, useTimeOfDay } from './NowLine.tsx';
import { TimeGroup } from './TimeGroup.tsx';
import { Tonight } from './Tonight.tsx';
import styles from './DayView.module.css';

/**
 * The shows of a day by start time along a rail: all of a short one, a hundred of a long one at first (CAL-10). Of tonight
 * what one can have comes first (TON-06).
 */
export function DayView(props: DayProps) {
  if (props.day.total > programmeLimits.tilesOfDay) return <LongDay {...props} />;
  return isTonight(props) ? <Tonight {...props} /> : <ShortDay {...props} />;
}

const isTonight = ({ day: { date, after, before }, present }: DayProps): boolean =>
  after !== null && before !== null && areSameEvening({ day: date, after, before }, restOfTonight(present));

function ShortDay({ day, words, ...moment }: DayProps) {
  const now = useTimeOfDay(day.date, moment);
  const later = now === null ? -1 : day.groups.findIndex((group) => group.time > now.time);
  return (
    <div className={styles['day']} data-shows={day.total}>
      {day.groups.map((group, position) => (
        <Fragment key={group.time}>
          {now && position === later && <NowLine now={now} />}
          <TimeGroup time={group.time} shows={group.tiles} words={words} isUrgent={position === 0} />
        </Fragment>
      ))}
      {now && later === -1 && <NowLine now={now} />}
    </div>
  );
}
