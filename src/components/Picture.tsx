import { useState } from 'react';
import { widthsOf } from '#contract/programme/shows/posterSizes.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** null: only the printed ground. */
  src: string | null;
  alt?: string;
  /** Its drawn width, for `sizes`; without it the picture has one size. */
  sizes?: string;
  /** Above the fold: loaded at once. */
  isUrgent?: boolean;
}

/** A 16:10 picture on a printed ground; if the picture is missing or fails, the ground stays, with the alternative text. */
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
        <img
          ref={checkEarly}
          src={src}
          srcSet={sizes && widthsOf(src)}
          sizes={sizes}
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
