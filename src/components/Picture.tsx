import { useState } from 'react';
import { preparedAt } from '#contract/pictures/prepared.ts';
import { SizedImage } from './pictures/SizedImage.tsx';
import styles from './Picture.module.css';

interface PictureProps {
  /** null: only the printed ground. */
  src: string | null;
  alt?: string;
  /** Its drawn width, for `sizes`; without it, a drawn poster has one size and any other picture that of a card. */
  sizes?: string;
  /** Above the fold: loaded at once. */
  isUrgent?: boolean;
}

/** Two to four cards in a row, one on a phone. */
const sizesOfCard = '(width >= 1200px) 300px,(width >= 576px) 48vw,92vw';

/**
 * A 16:10 picture on its own colour, or on a printed ground if that is unknown; if the picture is missing or fails, the printed
 * ground stays, with the alternative text.
 */
export function Picture({ src, alt = '', sizes, isUrgent = false }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // A picture may have failed before hydration: then no event reports it.
  const checkEarly = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(src);
  };
  const isThere = src !== null && failed !== src;
  const inItsPlace = !isThere && alt !== '' && { role: 'img', 'aria-label': alt };
  return (
    <span className={styles['picture']} {...inItsPlace}>
      {isThere && (
        <SizedImage
          ref={checkEarly}
          src={src}
          sizes={sizes ?? (preparedAt(src) ? sizesOfCard : undefined)}
          alt={alt}
          width={640}
          height={400}
          loading={isUrgent ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
