import { memo, useCallback, useState } from 'react';
import { programmeLimits } from '#contract/settings/programme.ts';
import type { Words } from '../words.ts';
import type { Heights } from './heights.ts';
import type { Now } from './NowLine.tsx';
import { Parts } from './Parts.tsx';
import type { Part, Stretch } from './stretches.ts';
import styles from './DayView.module.css';

interface WatchedStretchProps {
  stretch: Stretch;
  heights: Heights;
  words: Words;
  now: { told: Now; before: Part } | null;
}

/** The distance from the window within which shows are drawn. */
const nearSight = '800px 0px';

/**
 * A stretch of a long day, drawn near the window and while it has the focus; elsewhere its height replaces it, so that a page
 * of any length has few elements.
 */
export const WatchedStretch = memo(function WatchedStretch({
  stretch,
  heights,
  words,
  now,
}: WatchedStretchProps) {
  const { key, from, count, parts } = stretch;
  // The server's stretches are drawn at first; others, seen before or new, only near the window.
  const [isNear, setNear] = useState(
    () => from < programmeLimits.tilesOfDay && heights.of(key) === undefined,
  );
  const [hasFocus, setFocus] = useState(false);
  const isDrawn = isNear || hasFocus;
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const sight = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1);
          if (last) setNear(last.isIntersecting);
        },
        { rootMargin: nearSight },
      );
      const measure = new ResizeObserver(() => {
        heights.note(key, element.getBoundingClientRect().height, count);
      });
      sight.observe(element);
      if (isDrawn) measure.observe(element);
      return () => {
        sight.disconnect();
        measure.disconnect();
      };
    },
    [heights, key, count, isDrawn],
  );
  return (
    <div
      ref={watch}
      className={styles['stretch']}
      style={isDrawn ? undefined : { height: heights.of(key) ?? heights.estimate(count) }}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Another window takes the focus and gives it back.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) setFocus(false);
      }}
    >
      {isDrawn && <Parts parts={parts} words={words} isUrgent={from === 0} now={now} />}
    </div>
  );
});
