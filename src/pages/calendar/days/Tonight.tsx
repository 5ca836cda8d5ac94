import { useTranslation } from 'react-i18next';
import { groupByTime } from '#contract/programme/calendar/dayView.ts';
import { isGiven, orderTonight } from '#contract/programme/calendar/tonightOrder.ts';
import { useMinute } from '#src/browser/browserClock.ts';
import type { DayProps } from './LongDay.tsx';
import { NowLine, useTimeOfDay } from './NowLine.tsx';
import { Tiles } from './Tiles.tsx';
import { TimeGroup } from './TimeGroup.tsx';
import styles from './DayView.module.css';

/** The shows of tonight: by the hour what one can have, then the others, and folded what has begun (TON-06, TON-07). */
export function Tonight({ day, words, ...moment }: Pick<DayProps, 'day' | 'words' | 'present' | 'now'>) {
  const { t } = useTranslation();
  const now = useTimeOfDay(day.date, moment);
  const tiles = day.groups.flatMap((group) => group.tiles);
  const { toHave, gone, begun } = orderTonight(tiles, useMinute(moment.now) ?? moment.present.instant);
  return (
    <div className={styles['day']}>
      {now && <NowLine now={now} />}
      {groupByTime(toHave).map((group, position) => (
        <TimeGroup
          key={group.time}
          time={group.time}
          shows={group.tiles}
          words={words}
          isUrgent={position === 0}
        />
      ))}
      {gone.length > 0 && (
        <section className={`${styles['group']} ${styles['gone']}`} aria-labelledby="tonight-gone">
          <h2 id="tonight-gone">
            <span>{t(gone.every(isGiven) ? 'calendar.tonight.soldOut' : 'calendar.tonight.gone')}</span>
          </h2>
          <Tiles shows={gone} words={words} isUrgent={false} />
        </section>
      )}
      {begun.length > 0 && (
        <details className={styles['begun']}>
          <summary>{t('calendar.tonight.begun', { count: begun.length })}</summary>
          <div className={`${styles['group']} ${styles['gone']}`}>
            <Tiles shows={begun} words={words} isUrgent={false} />
          </div>
        </details>
      )}
    </div>
  );
}
