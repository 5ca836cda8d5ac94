import { useState } from 'react';
import styles from './HeroSlide.module.css';

interface HeroPictureProps {
  /** 16:7 on wide screens, 4:5 on phones; a single one serves both, cropped. */
  wide: string | null;
  tall: string | null;
  isUrgent: boolean;
}

/** The least width of a wide screen. */
const wideScreen = '(width >= 768px)';

/** The picture of a slide on a printed ground, which stays if the picture is missing or fails (HOM-03). */
export function HeroPicture({ wide, tall, isUrgent }: HeroPictureProps) {
  const [failed, setFailed] = useState(false);
  const smallest = tall ?? wide;
  // A picture may have failed before hydration: then no event reports it.
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
