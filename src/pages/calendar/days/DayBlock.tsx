import { memo } from 'react';
import type { DaySummary } from '#contract/programme/shows/view.ts';
import { Tiles } from './Tiles.tsx';
import type { Words } from '../words.ts';
import styles from './DayBlock.module.css';

/** CAL-07: by position, green, blue, neutral. */
const tones = ['green', 'blue', 'neutral'] as const;

interface DayBlockProps {
  summary: DaySummary;
  /** Index among the shown days, from 0. */
  position: number;
  /** Today or tomorrow: posters instead of lists. */
  isNear: boolean;
  /** Day view of this date (CAL-06, CAL-36); null if it cannot be opened. */
  href: string | null;
  /** The same with all that See more counts: of today also what has begun (CAL-05, CAL-10). */
  moreHref: string | null;
  words: Words;
  /** Above the fold: its pictures load at once. */
  isUrgent: boolean;
}

/**
 * A day of Month view: hidden shows are only a number, so that a full day costs as little as a quiet one (CAL-04, CAL-05).
 */
export const DayBlock = memo(function DayBlock({
  summary,
  position,
  isNear,
  href,
  moreHref,
  words,
  isUrgent,
}: DayBlockProps) {
  const { date, count, tiles, isOver } = summary;
  const { format } = words;
  const hidden = count - tiles.length;
  const heading = `day-${date}-heading`;
  return (
    <section
      id={`day-${date}`}
      className={isNear ? `${styles['day']} ${styles['near']}` : styles['day']}
      data-tone={tones[position % tones.length]}
      aria-labelledby={heading}
    >
      <h2 id={heading}>
        <a href={href ?? undefined}>
          <time dateTime={date}>
            <b>{`${format.dayOfMonth(date)} `}</b>
            <i>{`${format.monthName(date)} `}</i>
            <span>{`${format.weekday(date)} `}</span>
          </time>
          <small>{isOver ? words.dayOver(count) : words.dayTotal(count)}</small>
        </a>
      </h2>
      <Tiles shows={tiles} words={words} look={isNear ? 'poster' : 'row'} isUrgent={isUrgent} />
      {hidden > 0 && moreHref !== null && (
        <a
          className={styles['more']}
          href={moreHref}
          data-more={`+${hidden}`}
          aria-label={words.seeMoreOf(hidden, date)}
        >
          {words.seeMore(hidden)}
        </a>
      )}
    </section>
  );
});
