import sharp from 'sharp';
import { sheetFor } from './colours.ts';
import { sharingLimits } from './limits.ts';
import { drawSheet } from './sheet.ts';
import type { Told } from './pictureContent.ts';

// Every picture is drawn once: a cache is of no use.
sharp.cache(false);

/**
 * Draws a picture, as PNG: outlines here, pixels in sharp's threads.
 * @param poster its bytes; null draws the mascot @throws if it takes too long
 */
export const drawPicture = async (told: Told, poster: Uint8Array | null): Promise<Uint8Array> => {
  const timeout = { seconds: sharingLimits.drawing };
  if (poster === null) return print(drawSheet(told, null, sheetFor(null, told.id)));
  const opened = sharp(poster).timeout(timeout);
  const [{ dominant }, flat] = await Promise.all([
    opened.clone().stats(),
    opened.clone().jpeg(fine).toBuffer(),
  ]);
  const picture = `data:image/jpeg;base64,${flat.toString('base64')}`;
  return print(drawSheet(told, picture, sheetFor(dominant, told.id)));
};

/** For the step between the poster's file and ours. */
const fine = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** Flat inks need few colours. */
const print = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .timeout({ seconds: sharingLimits.drawing })
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .toBuffer();
