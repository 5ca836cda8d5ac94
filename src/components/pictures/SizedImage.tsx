import type { ComponentProps } from 'react';
import { focusOf } from '#contract/pictures/focus.ts';
import { addressFilling, preparedAt, preparedSrcSet } from '#contract/pictures/prepared.ts';
import { widthsOf } from '#contract/programme/shows/posterSizes.ts';

/** Where a browser knows no `srcset`. */
const usualWidth = 960;

interface SizedImageProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** Its drawn width; without it the smallest size alone. */
  sizes?: string | undefined;
}

/**
 * An image in the sizes that its address says: of a prepared picture as AVIF, or as WebP for other browsers, on its colour until
 * it is there. The point that its address names stays in sight.
 */
export function SizedImage({ src, alt, sizes, ...rest }: SizedImageProps) {
  const prepared = preparedAt(src);
  const objectPosition = focusOf(src);
  const background = prepared?.colour ?? undefined;
  const all = { style: objectPosition || background ? { objectPosition, background } : undefined, ...rest };
  if (sizes === undefined) return <img alt={alt} {...all} src={addressFilling(src, 0)} />;
  if (prepared === null) return <img alt={alt} {...all} src={src} srcSet={widthsOf(src)} sizes={sizes} />;
  const fallback = { src: addressFilling(src, usualWidth), srcSet: preparedSrcSet(prepared, 'webp') };
  return (
    <picture>
      <source type="image/avif" srcSet={preparedSrcSet(prepared, 'avif')} sizes={sizes} />
      <img alt={alt} {...all} {...fallback} sizes={sizes} />
    </picture>
  );
}
