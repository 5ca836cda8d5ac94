import { useState } from 'react';
import styles from './HeroSlide.module.css';

interface HeroPictureProps {
  /** 16:7 on wide screens, 4:5 on phones; where there is one only it serves both, cut to fit. */
  wide: string | null;
  tall: string | null;
  isUrgent: boolean;
}

/** From here on a screen is wide. */
const wideScreen = '(width >= 768px)';

/** The picture of a slide on a printed ground, which stays where there is none or it fails (HOM-03). */
export function HeroPicture({ wide, tall, isUrgent }: HeroPictureProps) {
  const [failed, setFailed] = useState(false);
  const smallest = tall ?? wide;
  // A picture may have failed before the page came alive: then no event tells.
  const checkEarly = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
  };
  return (
    <span className={styles['picture']}>
      {smallest !== null && !failed && (
        <picture>
          {wide !== null && <source media={wideScreen} srcSet={wide} width={1600} height={700} />}
          <img
            ref={checkEarly}
            src={smallest}
            alt=""
            width={800}
            height={1000}
            loading={isUrgent ? 'eager' : 'lazy'}
            fetchPriority={isUrgent ? 'high' : 'auto'}
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </span>
  );
}
