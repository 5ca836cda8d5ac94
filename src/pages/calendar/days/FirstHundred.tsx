import type { DayProps } from './LongDay.tsx';
import { DayFoot } from './DayFoot.tsx';
import { NowLine, useTimeOfDay } from './NowLine.tsx';
import { Parts } from './Parts.tsx';
import { placeOfNow } from './placeOfNow.ts';
import { stretchesOf } from './stretches.ts';
import { ToNow } from './ToNow.tsx';
import styles from './DayView.module.css';

/** A hundred shows of a long day, with links to the others: what `LongDay` takes over, element by element. */
export function FirstHundred({ day, words, link, hrefOf, ...moment }: DayProps) {
  const now = useTimeOfDay(day.date, moment);
  const stretches = stretchesOf(day.groups.flatMap(({ tiles }) => tiles));
  const place = placeOfNow(stretches, now, day);
  return (
    <>
      <ToNow day={day} now={now} link={link} />
      <div className={styles['day']}>
        {stretches.map(({ key, from, parts }) => (
          <div key={key} className={styles['stretch']}>
            <Parts
              parts={parts}
              words={words}
              isUrgent={from === 0}
              now={now && place && place !== 'end' ? { told: now, before: place.before } : null}
            />
          </div>
        ))}
        {now && place === 'end' && <NowLine now={now} />}
      </div>
      <DayFoot day={day} hidden={day.hidden} hrefOf={hrefOf} />
    </>
  );
}
