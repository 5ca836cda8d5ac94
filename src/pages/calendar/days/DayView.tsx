import { Fragment, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { localTime, offsetMinutes } from '#contract/programme/localTime.ts';
import type { DayView as Day, Tile as Show } from '#contract/programme/view.ts';
import { useMinute } from '#src/components/browserClock.ts';
import { Tiles } from './Tiles.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { useWords, type Words } from '../words.ts';
import styles from './DayView.module.css';

interface DayViewProps {
  day: Day;
  isToday: boolean;
  /** The server's time, in milliseconds since the epoch. */
  now: () => number;
}

/** All shows of a day, at most 100, by start time along a rail (CAL-10). */
export function DayView({ day, isToday, now }: DayViewProps) {
  const { t } = useTranslation();
  const words = useWords();
  const time = useTimeOfDay(day, isToday, now);
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
      {day.hidden > 0 && (
        <p className={styles['hidden']}>{t('calendar.day.hidden', { count: day.hidden })}</p>
      )}
    </div>
  );
}

/** `HH:mm` on the clock that the day is told by; null until the browser knows it, and on any other day. */
const useTimeOfDay = (day: Day, isToday: boolean, now: () => number): string | null => {
  const minute = useMinute(now);
  const offset = offsetMinutes(day.groups[0]?.tiles[0]?.offset ?? '');
  return isToday && minute !== null && offset !== null ? (localTime(minute, offset)?.time ?? null) : null;
};

function NowLine({ time }: { time: string }) {
  const { t } = useTranslation();
  return <p className={styles['now']}>{t('calendar.day.now', { time: useFormat().time(time) })}</p>;
}

interface TimeGroupProps {
  time: string;
  shows: readonly Show[];
  words: Words;
  isUrgent: boolean;
}

const TimeGroup = memo(function TimeGroup({ time, shows, words, isUrgent }: TimeGroupProps) {
  const heading = `time-${time.replace(':', '')}`;
  return (
    <section className={styles['group']} aria-labelledby={heading}>
      <h2 id={heading}>
        <time dateTime={time}>{words.format.time(time)}</time>
      </h2>
      <Tiles shows={shows} words={words} isUrgent={isUrgent} />
    </section>
  );
});
