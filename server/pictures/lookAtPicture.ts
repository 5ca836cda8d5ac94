import sharp, { type Metadata, type Sharp } from 'sharp';
import { looksCutOff } from './cutOff.ts';
import { pictureLimits } from './limits.ts';
import type { SeenPicture } from './seenPicture.ts';

const taken = 'JPEG, PNG, WebP, AVIF, TIFF or SVG';
const megapixels = (pixels: number): string => String(Math.ceil(pixels / 1e6));
const megabytes = (bytes: number): string => String(Math.ceil(bytes / 1024 / 1024));

const isTaken = ({ format, compression }: Metadata): boolean =>
  ['jpeg', 'png', 'webp', 'tiff', 'svg'].includes(format) || (format === 'heif' && compression === 'av1');

/** Opens an original: turned as the camera says, and refused as soon as it is damaged or too large. */
export const openOriginal = (bytes: Buffer, density?: number): Sharp =>
  sharp(bytes, {
    limitInputPixels: pictureLimits.pixels,
    failOn: 'error',
    autoOrient: true,
    ...(density !== undefined && { density }),
  }).timeout({ seconds: pictureLimits.longest / 1000 });

const isDamaged = async (bytes: Buffer): Promise<boolean> => {
  try {
    // Every line is decoded; almost nothing is kept.
    await openOriginal(bytes).resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return false;
  } catch {
    return true;
  }
};

/**
 * Looks at the head of an original. Only one whose end seems to be missing is decoded.
 * @param bytes the whole file
 */
export const lookAtPicture = async (bytes: Buffer): Promise<SeenPicture> => {
  if (bytes.length > pictureLimits.bytes)
    return {
      fault: `has ${megabytes(bytes.length)} MB: make it ${megabytes(pictureLimits.bytes)} MB at most`,
    };
  if (bytes.length === 0) return { fault: 'is empty' };
  const seen = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (seen === null) return { fault: `is damaged, or no picture: use ${taken}` };
  if (!isTaken(seen)) return { fault: `is a picture of the kind ${seen.format}: use ${taken}` };
  const { width, height } = seen.autoOrient;
  if (width * height > pictureLimits.pixels)
    return {
      fault: `has ${megapixels(width * height)} megapixels: make it ${megapixels(pictureLimits.pixels)} at most`,
    };
  if (seen.format !== 'svg' && looksCutOff(seen.format, bytes) && (await isDamaged(bytes)))
    return { fault: 'is damaged: its end is missing' };
  return { width, height, format: seen.format, moves: (seen.pages ?? 1) > 1 && seen.format !== 'tiff' };
};
