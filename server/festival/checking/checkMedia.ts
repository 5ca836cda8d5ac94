import { join } from 'node:path';
import { withoutFocus } from '#contract/pictures/focus.ts';
import type { SeenPicture } from '#server/pictures/seenPicture.ts';
import { orNearest } from '../reading/nearest.ts';
import type { FolderFile } from '../reading/findFiles.ts';
import type { Place } from '../reading/place.ts';
import type { Findings } from './findings.ts';
import type { Hint } from './hints.ts';
import type { FileWithMentions } from './mentions/filesWithMentions.ts';

/** Pixels across a tile on a sharp screen. */
const leastWidth = 600;
const isFont = /\.woff2$/i;
const isPicture = /\.(jpe?g|png|webp|avif|tiff?|svg)$/i;
/** Pictures of other kinds: in a text they may be something to fetch. */
const isOtherPicture = /\.(gif|hei[cf]|bmp|jxl|jp2|psd)$/i;

/** Facts about pictures; kept until they change. */
export type KnownPictures = Map<string, { stamp: string; seen: SeenPicture }>;

/** Looks into a file by its path. */
export interface Measures {
  seePicture?: (file: string) => Promise<SeenPicture>;
  /** The letters of our languages that a font lacks; null for a file that is none. */
  lackingLetters?: (file: string) => Promise<string | null>;
}

const see = async (
  { path, stamp }: FolderFile,
  { directory, pictures, measures: { seePicture } }: MediaCheck,
): Promise<SeenPicture | null> => {
  const known = pictures.get(path);
  if (known?.stamp === stamp) return known.seen;
  if (seePicture === undefined) return null;
  const seen = await seePicture(join(directory, path));
  pictures.set(path, { stamp, seen });
  return seen;
};

interface MediaCheck {
  directory: string;
  media: ReadonlyMap<string, FolderFile>;
  pictures: KnownPictures;
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

interface NamedPicture {
  file: string;
  place: Place;
  medium: FolderFile;
  /** It fills a page or a tile. */
  isWide: boolean;
}

/** Tells a picture that is refused, is too small, or moves. */
const checkPicture = async (
  { file, place, medium, isWide }: NamedPicture,
  check: MediaCheck,
): Promise<void> => {
  const { findings } = check;
  const { path: value } = medium;
  const seen = await see(medium, check);
  if (seen === null) return;
  if ('fault' in seen) {
    findings.mistake(file, place, `\`${value}\` ${seen.fault}`);
    return;
  }
  if (seen.moves)
    findings.warning(file, place, `\`${value}\` moves: pages show its first picture; a film is an mp4`);
  if (isWide && seen.format !== 'svg' && seen.width < leastWidth)
    findings.warning(file, place, `\`${value}\` is ${seen.width} pixels wide, less than ${leastWidth}`);
};

/** Tells media that are not there, pictures that are refused or too small, and fonts that lack letters. */
export const checkMedia = async ({ file, mentions }: FileWithMentions, check: MediaCheck): Promise<void> => {
  const { media, findings, hint } = check;
  for (const { value: written, isWide, ...place } of mentions.media) {
    const value = withoutFocus(written);
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
    if (isPicture.test(value) || (isWide && isOtherPicture.test(value)))
      await checkPicture({ file, place, medium, isWide }, check);
  }
};
