import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { preparedFormats, widthsOfPrepared, type PreparedFormat } from '#contract/pictures/prepared.ts';
import { pictureLimits } from './limits.ts';
import { lookAtPicture, openOriginal } from './lookAtPicture.ts';
import type { PreparingAnswer, PreparingQuestion } from './preparingMessages.ts';

// Each picture is opened once; each thread takes one processor.
sharp.cache(false);
sharp.concurrency(1);

/** A part of the names: raise it with every change of what is made of an original. */
const recipe = 1;
/** Alike to the eye. AVIF takes the least time at this effort for its size. */
const outputs = {
  avif: { quality: 50, effort: 3 },
  webp: { quality: 78, effort: 4 },
} as const;
/** A drawing has this resolution at its own size. */
const usualDensity = 72;
const finest = 4_800;

const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(`${recipe}\0`).update(bytes).digest('hex').slice(0, 24);

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Its pixels as pages may use them at most: turned, in sRGB, without anything that the file said besides. */
const pixelsOf = (bytes: Buffer, { width, format }: { width: number; format: string }): Promise<Pixels> => {
  const isDrawing = format === 'svg';
  const density = Math.min(finest, (usualDensity * pictureLimits.widest) / width);
  return openOriginal(bytes, isDrawing ? density : undefined)
    .resize({
      width: pictureLimits.widest,
      height: pictureLimits.tallest,
      fit: 'inside',
      withoutEnlargement: !isDrawing,
    })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
};

const opened = ({ data, info: { width, height, channels } }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** The same without what nothing shows through; with its mean colour, as it stands in a name, '' if something does. */
const withColour = async (pixels: Pixels): Promise<{ pixels: Pixels; colour: string }> => {
  const { isOpaque } = await opened(pixels).stats();
  if (!isOpaque) return { pixels, colour: '' };
  const solid = await opened(pixels).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const mean = await opened(solid).resize(1, 1, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  return { pixels: solid, colour: `-${mean.toString('hex')}` };
};

const encoded = (pixels: Pixels, width: number, format: PreparedFormat): Promise<Buffer> => {
  const sized = opened(pixels).resize({ width });
  return (format === 'avif' ? sized.avif(outputs.avif) : sized.webp(outputs.webp)).toBuffer();
};

/** Brings a whole folder to its place, unless another process was first. */
const putInPlace = async (part: string, place: string): Promise<void> => {
  try {
    await rename(part, place);
  } catch (caught) {
    await rm(part, { recursive: true, force: true });
    const isThere =
      caught instanceof Error && 'code' in caught && ['ENOTEMPTY', 'EEXIST'].includes(String(caught.code));
    if (!isThere) throw caught;
  }
};

/**
 * Makes all sizes of an original, and keeps them in a folder of their own that appears in one step.
 * @returns its name, or the end of a sentence that refuses the original @throws if the sizes cannot be kept
 */
export const prepare = async ({ original, shelf }: PreparingQuestion): Promise<PreparingAnswer> => {
  const bytes = await readFile(original);
  const hash = hashOf(bytes);
  await mkdir(shelf, { recursive: true });
  const known = (await readdir(shelf)).find((name) => name.startsWith(hash));
  if (known !== undefined) return { name: known };
  const seen = await lookAtPicture(bytes);
  if ('fault' in seen) return seen;
  const read = await pixelsOf(bytes, seen).catch(() => null);
  if (read === null) return { fault: 'is damaged, or takes too long to read' };
  const { pixels, colour } = await withColour(read);
  const { width, height } = pixels.info;
  const name = `${hash}-${width}x${height}${colour}`;
  const part = join(shelf, `.${randomUUID()}.part`);
  await mkdir(part);
  try {
    for (const size of widthsOfPrepared({ width }))
      for (const format of preparedFormats)
        await writeFile(join(part, `${size}.${format}`), await encoded(pixels, size, format));
  } catch (caught) {
    await rm(part, { recursive: true, force: true });
    throw caught;
  }
  await putInPlace(part, join(shelf, name));
  return { name };
};
