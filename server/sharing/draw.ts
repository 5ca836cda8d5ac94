import sharp from 'sharp';
import { drawIcon, drawName } from './brandSheet.ts';
import { sheetFor, sheetsOf } from './colours.ts';
import type { BrandQuestion } from './drawingMessages.ts';
import { openLetterings } from './fonts.ts';
import { sharingLimits } from './limits.ts';
import { drawSheet, type Pasted } from './sheet.ts';
import type { Told } from './pictureContent.ts';
import type { OwnFiles } from './style.ts';

// Every picture is drawn once: a cache is of no use.
sharp.cache(false);

const timeout = { seconds: sharingLimits.drawing };

/** The figure as pixels: a drawing is then as harmless as a photo. */
const figureOf = async (mascot: Uint8Array | null): Promise<Pasted | null> => {
  if (mascot === null) return null;
  const drawn = await sharp(mascot, { density: 144 })
    .timeout(timeout)
    .resize(800, 800, { fit: 'inside' })
    .png()
    .toBuffer();
  return { kind: 'figure', href: `data:image/png;base64,${drawn.toString('base64')}` };
};

/**
 * Draws a picture, as PNG: outlines here, pixels in sharp's threads.
 * @param poster its bytes; null draws the mascot, if there is one @throws if it takes too long
 */
export const drawPicture = async (
  told: Told,
  poster: Uint8Array | null,
  own: OwnFiles,
): Promise<Uint8Array> => {
  const [sheets, letterings] = [sheetsOf(told.look), openLetterings(own)];
  if (poster === null) {
    const ground = sheetFor(sheets, null, told.id);
    return print(drawSheet(told, await figureOf(own.mascot), { ground, letterings }));
  }
  const opened = sharp(poster, { autoOrient: true }).timeout(timeout);
  const [{ dominant }, flat] = await Promise.all([
    opened.clone().stats(),
    opened.clone().jpeg(fine).toBuffer(),
  ]);
  const pasted: Pasted = { kind: 'poster', href: `data:image/jpeg;base64,${flat.toString('base64')}` };
  const ground = sheetFor(sheets, dominant, told.id);
  return print(drawSheet(told, pasted, { ground, letterings }));
};

const sizes = { touch: 180, large: 512 } as const;

/** Draws the festival's icon or its picture for pages without one. @throws if a file is no picture, or takes too long */
export const drawBrand = async ({ kind, name, look, icon, own }: BrandQuestion): Promise<Uint8Array> => {
  const letterings = openLetterings(own);
  if (kind === 'picture') return print(drawName(name, await figureOf(own.mascot), look, letterings));
  const drawing = icon ?? Buffer.from(drawIcon(name, look, letterings));
  if (kind === 'favicon') return drawing;
  const size = sizes[kind];
  // A home screen cuts the corners off: a drawing with clear ground stands on the festival's own.
  const ground = icon === null ? look.colours.action : look.colours.highlight;
  return sharp(drawing, { density: 300 })
    .timeout(timeout)
    .resize(size, size, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
};

/** For the step between the poster's file and ours. */
const fine = { quality: 95, chromaSubsampling: '4:4:4' } as const;

/** Flat inks need few colours. */
const print = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .timeout(timeout)
    .png({ palette: true, colours: 128, dither: 0, effort: 4 })
    .toBuffer();
