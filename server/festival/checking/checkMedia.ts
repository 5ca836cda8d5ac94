import { join } from 'node:path';
import { orNearest } from '../reading/nearest.ts';
import type { FolderFile } from '../reading/findFiles.ts';
import type { Findings } from './findings.ts';
import type { Hint } from './hints.ts';
import type { FileWithMentions } from './mentions/filesWithMentions.ts';

/** Pixels across a tile on a sharp screen. */
const leastWidth = 600;
const isRaster = /\.(jpe?g|png|webp|avif|gif|tiff?)$/i;

/** The widths of pictures, null for a file that is none; kept until it changes. */
export type KnownWidths = Map<string, { stamp: string; width: number | null }>;

/** Measures a picture by the path of its file; null for a file that is none. */
export type PictureWidth = (file: string) => Promise<number | null>;

const widthOf = async (
  { path, stamp }: FolderFile,
  { directory, widths, pictureWidth }: MediaCheck,
): Promise<number | null | undefined> => {
  const known = widths.get(path);
  if (known?.stamp === stamp) return known.width;
  if (pictureWidth === undefined) return undefined;
  const width = await pictureWidth(join(directory, path));
  widths.set(path, { stamp, width });
  return width;
};

interface MediaCheck {
  directory: string;
  media: ReadonlyMap<string, FolderFile>;
  widths: KnownWidths;
  /** Without it, pictures are not measured. */
  pictureWidth: PictureWidth | undefined;
  findings: Findings;
  hint: Hint;
}

/** Tells media that are not there, and pictures that are too small or none. */
export const checkMedia = async ({ file, mentions }: FileWithMentions, check: MediaCheck): Promise<void> => {
  const { media, findings, hint } = check;
  for (const { value, isWide, ...place } of mentions.media) {
    const medium = media.get(value);
    if (!medium) {
      findings.mistake(
        file,
        place,
        `\`${value}\` is not there${hint(value, () => orNearest(value, media.keys()))}`,
      );
      continue;
    }
    if (!isRaster.test(value)) continue;
    const width = await widthOf(medium, check);
    if (width === null) findings.warning(file, place, `\`${value}\` cannot be read as a picture`);
    else if (isWide && width !== undefined && width < leastWidth)
      findings.warning(file, place, `\`${value}\` is ${width} pixels wide, less than ${leastWidth}`);
  }
};
