import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import type { CarouselApi, Columns } from './CarouselEngine.tsx';
import { Icon } from './Icon.tsx';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { whenNear } from '#src/browser/whenNear.ts';
import { whenUsed } from '#src/browser/whenUsed.ts';
import styles from './Carousel.module.css';

/** As long as it is not there, the list scrolls as before. */
const engineCode = fetchedCode(
  'carousel-engine',
  async () => (await import('./CarouselEngine.tsx')).CarouselEngine,
);

interface CarouselProps {
  /** Names the list's content. */
  label: string;
  previous: string;
  next: string;
  /** How many are side by side: like shows, or like passes (HOM-15, HOM-16). */
  columns?: Columns;
  /** Slides: `li` elements. */
  children: ReactNode;
}

/** The state of a moving carousel for its buttons. */
interface Position {
  api: CarouselApi;
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Slides side by side, 2.2 to 5.2 of them (SHW-03, HOM-15, HOM-16). A scrolling list; its buttons and dragging come once it
 * is near, or in use if a page has several (ARD-06); nothing moves by itself.
 */
export function Carousel({ label, previous, next, columns = 'items', children }: CarouselProps) {
  const [near, setNear] = useState<HTMLElement | null>(null);
  const [position, setPosition] = useState<Position | null>(null);
  const { data: Engine } = useQuery({ ...engineCode, enabled: near !== null });
  const comes = columns === 'artist' ? whenUsed : whenNear;
  const watch = useCallback((viewport: HTMLDivElement) => comes(viewport, () => setNear(viewport)), [comes]);
  const note = useCallback(
    (api: CarouselApi) => setPosition({ api, isFirst: !api.canScrollPrev(), isLast: !api.canScrollNext() }),
    [],
  );
  return (
    <div className={styles['carousel']} data-columns={columns} data-moves={position !== null}>
      <div ref={watch} className={styles['viewport']} tabIndex={-1} role="group" aria-label={label}>
        <ul className={styles['track']}>{children}</ul>
      </div>
      {near && Engine && <Engine viewport={near} columns={columns} onMoved={note} />}
      {position && !(position.isFirst && position.isLast) && (
        <p className={styles['movers']}>
          <Mover label={previous} isEnd={position.isFirst} onPress={() => position.api.scrollPrev()} />
          <Mover label={next} isEnd={position.isLast} onPress={() => position.api.scrollNext()} />
        </p>
      )}
    </div>
  );
}

/** At an end the button stays in place, so that the focus does. */
function Mover({ label, isEnd, onPress }: { label: string; isEnd: boolean; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} aria-disabled={isEnd} onClick={onPress}>
      <Icon name="arrow" />
    </button>
  );
}
