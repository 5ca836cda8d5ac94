import { join } from 'node:path';
import { orNearest } from '../reading/nearest.ts';
import type { FolderFile } from '../reading/findFiles.ts';
import type { Place } from '../reading/place.ts';
import type { Findings } from './findings.ts';
import type { Hint } from './hints.ts';
import type { FileWithMentions } from './mentions/filesWithMentions.ts';

/** Pixels across a tile on a sharp screen. */
const leastWidth = 600;
const isFont = /\.woff2$/i;
const isRaster = /\.(jpe?g|png|webp|avif|gif|tiff?)$/i;

/** The widths of pictures, null for a file that is none; kept until it changes. */
export type KnownWidths = Map<string, { stamp: string; width: number | null }>;

/** Looks into a file by its path; null for one that is no picture, or no font. */
export interface Measures {
  pictureWidth?: (file: string) => Promise<number | null>;
  /** The letters of our languages that a font lacks. */
  lackingLetters?: (file: string) => Promise<string | null>;
}

const widthOf = async (
  { path, stamp }: FolderFile,
  { directory, widths, measures: { pictureWidth } }: MediaCheck,
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
  /** Without them, files are not looked into. */
  measures: Measures;
  findings: Findings;
  hint: Hint;
}

/** Tells a font that is none, or lacks letters of our languages. */
const checkFont = async (
  file: string,
  place: Place,
  value: string,
  { directory, measures, findings }: MediaCheck,
): Promise<void> => {
  const lacking = await measures.lackingLetters?.(join(directory, value));
  if (lacking === null) findings.warning(file, place, `\`${value}\` cannot be read as a font`);
  else if (lacking) findings.warning(file, place, `\`${value}\` lacks letters: ${lacking}`);
};

/** Tells media that are not there, pictures that are too small or none, and fonts that lack letters. */
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
    if (isFont.test(value)) await checkFont(file, place, value, check);
    if (!isRaster.test(value)) continue;
    const width = await widthOf(medium, check);
    if (width === null) findings.warning(file, place, `\`${value}\` cannot be read as a picture`);
    else if (isWide && width !== undefined && width < leastWidth)
      findings.warning(file, place, `\`${value}\` is ${width} pixels wide, less than ${leastWidth}`);
  }
};
