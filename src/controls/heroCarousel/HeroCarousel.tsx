import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { fetchedCode } from '#src/browser/fetchedCode.ts';
import { MotionButton, type MotionWords } from '#src/components/MotionButton.tsx';
import { useHeroCarousel } from './useHeroCarousel.ts';
import styles from './HeroCarousel.module.css';

/** As long as it is not there, the slides are a list that scrolls. */
const engineCode = fetchedCode('hero-engine', async () => (await import('./HeroEngine.tsx')).HeroEngine);

/** A slide of the carousel. */
interface CarouselSlide {
  key: string;
  /** Its button's name. */
  name: string;
  content: ReactNode;
}

interface HeroCarouselProps {
  label: string;
  /** Two at least. */
  slides: readonly CarouselSlide[];
  /** How long each shows, in milliseconds; 3000 by default (CAL-53). */
  slideDelay?: number;
  words: MotionWords & { choose: string };
}

/**
 * Slides that move by themselves (HOM-05), with a button for each and a Pause (HOM-06). The server's HTML has the first;
 * without the script they are a scrolling list.
 */
export function HeroCarousel({ label, slides, slideDelay, words }: HeroCarouselProps) {
  const { state, isMoving, current, send, watch, near, heed } = useHeroCarousel(slides.length, slideDelay);
  const { data: Engine } = useQuery({ ...engineCode, enabled: near !== null });
  const [moves, setMoves] = useState(false);
  const begin = useCallback(
    (viewport: HTMLElement) => {
      setMoves(true);
      return heed(viewport);
    },
    [heed],
  );
  return (
    <section
      className={styles['carousel']}
      aria-roledescription="carousel"
      aria-label={label}
      data-scope="heroCarousel"
      data-state={state}
      data-moves={moves}
    >
      <div ref={watch} className={styles['viewport']}>
        <ul className={styles['track']} aria-live={isMoving ? 'off' : 'polite'}>
          {slides.map(({ key, content }, index) => (
            <li key={key} aria-label={`${index + 1} / ${slides.length}`} inert={moves && index !== current}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['controls']}>
        <ul data-holds aria-label={words.choose}>
          {slides.map(({ key, name }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={name}
                aria-current={index === current}
                disabled={!moves}
                onClick={() => send({ type: 'slide.chosen', index })}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ul>
        <MotionButton
          isPlaying={isMoving}
          words={words}
          isDisabled={!moves}
          onToggled={() => send({ type: 'motion.toggled' })}
        />
      </div>
      {near && Engine && <Engine viewport={near} current={current} send={send} heed={begin} />}
    </section>
  );
}
