import sharp from 'sharp';
import { posterSheet, type Size } from './posterSheet.ts';

/** Flat inks: a picture without loss is the smallest one. */
const webp = { lossless: true, effort: 4 } as const;

/** Draws a picture, as WebP. @param title '' for a picture without words */
export const drawPoster = (name: string, title: string, size: Size): Promise<Uint8Array> =>
  sharp(Buffer.from(posterSheet(name, title, size)))
    .webp(webp)
    .toBuffer();
