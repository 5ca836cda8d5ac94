import { useState, type CSSProperties } from 'react';
import { focusOf } from '#contract/pictures/focus.ts';
import { addressFilling, preparedAt, preparedSrcSet } from '#contract/pictures/prepared.ts';
import styles from './HeroSlide.module.css';

interface HeroPictureProps {
  /** 16:7 on wide screens, 4:5 on phones; a single one serves both, cropped. */
  wide: string | null;
  tall: string | null;
  isUrgent: boolean;
}

/** The least width of a wide screen. */
const wideScreen = '(width >= 768px)';
/** A wide picture on a tall screen is cut at its sides: it is drawn wider than the screen. */
const sizesOf = (isCut: boolean): string => (isCut ? '286vw' : '100vw');
const fallbackWidth = 960;

declare module 'react' {
  interface CSSProperties {
    '--tall'?: string | undefined;
    '--wide'?: string | undefined;
  }
}

/** The picture of a slide on a printed ground, which stays if the picture is missing or fails (HOM-03). */
export function HeroPicture({ wide, tall, isUrgent }: HeroPictureProps) {
  const [failed, setFailed] = useState(false);
  const smallest = tall ?? wide;
  // A picture may have failed before hydration: then no event reports it.
  const checkEarly = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
  };
  if (smallest === null || failed) return <span className={styles['picture']} />;
  const prepared = preparedAt(smallest);
  const sizes = prepared ? sizesOf(tall === null) : undefined;
  const style: CSSProperties = {
    '--tall': focusOf(smallest),
    '--wide': focusOf(wide ?? smallest),
    background: prepared?.colour ?? undefined,
  };
  return (
    <span className={styles['picture']}>
      <picture>
        {wide !== null && <WideSources src={wide} />}
        {prepared && <source type="image/avif" srcSet={preparedSrcSet(prepared, 'avif')} sizes={sizes} />}
        <img
          ref={checkEarly}
          src={addressFilling(smallest, fallbackWidth)}
          srcSet={prepared ? preparedSrcSet(prepared, 'webp') : undefined}
          sizes={sizes}
          style={style}
          alt=""
          width={800}
          height={1000}
          loading={isUrgent ? 'eager' : 'lazy'}
          fetchPriority={isUrgent ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(true)}
        />
      </picture>
    </span>
  );
}

/** The picture of wide screens. */
function WideSources({ src }: { src: string }) {
  const prepared = preparedAt(src);
  const size = { width: 1600, height: 700 };
  if (prepared === null) return <source media={wideScreen} srcSet={src} {...size} />;
  return (
    <>
      <source
        media={wideScreen}
        type="image/avif"
        srcSet={preparedSrcSet(prepared, 'avif')}
        sizes="100vw"
        {...size}
      />
      <source media={wideScreen} srcSet={preparedSrcSet(prepared, 'webp')} sizes="100vw" {...size} />
    </>
  );
}
