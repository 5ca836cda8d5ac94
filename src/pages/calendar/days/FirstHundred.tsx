import type { LongDayProps } from './LongDay.tsx';
import { useWords } from '../words.ts';
import { DayFoot } from './DayFoot.tsx';
import { Parts } from './Parts.tsx';
import { stretchesOf } from './stretches.ts';
import styles from './DayView.module.css';

/** A hundred shows of a long day, with links to the others: what `LongDay` takes over, element by element. */
export function FirstHundred({ day, hrefOf }: LongDayProps) {
  const words = useWords();
  const stretches = stretchesOf(day.groups.flatMap(({ tiles }) => tiles));
  return (
    <>
      <div className={styles['day']}>
        {stretches.map(({ key, from, parts }) => (
          <div key={key} className={styles['stretch']}>
            <Parts parts={parts} words={words} isUrgent={from === 0} />
          </div>
        ))}
      </div>
      <DayFoot day={day} hidden={day.hidden} hrefOf={hrefOf} />
    </>
  );
}
