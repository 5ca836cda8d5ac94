import { useCallback, useState } from 'react';
import { addressFilling } from '#contract/pictures/prepared.ts';
import { reducedMotion } from '#src/browser/reducedMotion.ts';
import { SizedImage } from '#src/components/pictures/SizedImage.tsx';
import styles from './HomeTiles.module.css';

/** Of a film's first picture. */
const posterWidth = 640;

interface MediaProps {
  image: string | null;
  film?: string | null;
  /** The side shown on hover or focus (HOM-12). */
  isOther?: boolean;
  isShown?: boolean;
}

/** One side of a tile: a picture, or a film that plays while it is visible, unless the visitor wants less motion. */
export function Media({ image, film = null, isOther = false, isShown = true }: MediaProps) {
  const [failed, setFailed] = useState(false);
  const obey = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      video.muted = true;
      if (!isShown || matchMedia(reducedMotion).matches) video.pause();
      // If the browser refuses to play, the first frame stays.
      else video.play().catch(() => undefined);
    },
    [isShown],
  );
  return (
    <span className={styles['media']} data-other={isOther} aria-hidden="true">
      {image !== null && !failed && (
        <SizedImage
          src={image}
          sizes="(width >= 768px) 50vw,100vw"
          alt=""
          width={640}
          height={480}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(true)}
        />
      )}
      {film !== null && (
        <video
          ref={obey}
          src={film}
          poster={image === null ? undefined : addressFilling(image, posterWidth)}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
        />
      )}
    </span>
  );
}
