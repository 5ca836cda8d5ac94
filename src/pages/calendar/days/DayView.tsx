import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { DayView as Day } from '#contract/programme/view.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { LoadFailure } from '../LoadFailure.tsx';
import { Loading } from '../Loading.tsx';
import { isLong, longDayCode } from './longDayCode.ts';
import { NowLine, useTimeOfDay, type Moment } from './NowLine.tsx';
import type { LongDayProps } from './LongDay.tsx';
import { TimeGroup } from './TimeGroup.tsx';
import { useWords } from '../words.ts';
import styles from './DayView.module.css';

// What the server draws of a long day, `LongDay` takes over: the browser's bundle is spared its code.
const FirstHundred = import.meta.env.SSR ? (await import('./FirstHundred.tsx')).FirstHundred : null;

/** The shows of a day by start time along a rail: all of a short one, a hundred of a long one at first (CAL-10). */
export function DayView(props: LongDayProps) {
  return isLong(props.day) ? <FetchedLongDay {...props} /> : <ShortDay {...props} />;
}

/** A long day once its code is there, or word of where that is (LDR-11). */
function FetchedLongDay(props: LongDayProps) {
  const format = useFormat();
  const { data, isError, refetch } = useQuery(longDayCode);
  if (data) return <data.LongDay {...props} />;
  if (FirstHundred) return <FirstHundred {...props} />;
  return isError ? (
    <LoadFailure wanted={format.longDate(props.day.date)} shown={null} onRetry={() => void refetch()} />
  ) : (
    <Loading />
  );
}

function ShortDay({ day, ...moment }: Moment & { day: Day }) {
  const words = useWords();
  const now = useTimeOfDay(day.date, moment);
  const later = now === null ? -1 : day.groups.findIndex((group) => group.time > now.time);
  return (
    <div className={styles['day']}>
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
